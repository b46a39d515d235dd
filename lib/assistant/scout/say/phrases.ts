import { LAST_YEAR } from '#lib/players/index/career.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { longDate } from '#lib/players/long-date.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import { positionLabel } from '#lib/team/formation/position-labels.ts';
import type { Position } from '#types/position.ts';

const GROUPS: Readonly<Record<string, string>> = { DF: 'defender', MF: 'midfielder', FW: 'forward' };

export const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** '29 March 1991', or '1991' if only the year is certain. */
export const dateText = longDate;

/** '2 years and 4 months' between two dates; only years if a day isn't known. */
export function timeBetween(one: string, other: string): string {
  const [from = [], to = []] = [one, other].sort().map((date) => date.split('-').map(Number));
  const [years = 0, months = 0, days = 0] = to.map((part, at) => part - (from[at] ?? part));
  const all = years * 12 + months - Number(days < 0);
  const parts = [counted(Math.floor(all / 12), 'year', 'years'), counted(all % 12, 'month', 'months')];
  return list.format(parts.filter((part) => !part.startsWith('0 ')));
}

export const positionName = (position: string): string =>
  GROUPS[position] ?? positionLabel(position as Position).toLowerCase();

export function positionsText({ details: { positions } }: IndexedPlayer): string {
  const [natural = '', ...others] = positions.map(positionName);
  return others.length === 0 ? natural : `${natural}, also ${list.format(others)}`;
}

export const clubsText = ({ details: { clubs } }: IndexedPlayer): string => list.format(clubs);

export function careerText({ details: { from, to } }: IndexedPlayer): string {
  if (from === null) return to === null ? '' : `until ${to}`;
  return to === null ? `from ${from}` : `${from}–${to}`;
}

/** 'Paolo Maldini, left back, Italy, born 1968, AC Milan'. `asked` are the positions he counts for, perhaps not his usual one. */
export function lineOf({ player, details }: IndexedPlayer, asked: readonly string[] = []): string {
  const { positions } = details;
  const other = asked.includes(positions[0] ?? '') ? undefined : positions.find((one) => asked.includes(one));
  const position = [positions[0] ?? '', ...(other === undefined ? [] : [other])].map(positionName).join(' and ');
  const facts = [position, player.nationality, `born ${player.year}`, player.team];
  return [player.name, ...facts].filter(Boolean).join(', ');
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const numbered = (lines: readonly string[], first = 1) =>
  lines.map((line, at) => `${at + first}. ${line}`).join('\n');

export const or = new Intl.ListFormat('en', { type: 'disjunction' });

export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const WITH_ARTICLE = /^(?:Netherlands|United |Czech Rep|Republic|Soviet|Central|Ivory|Gambia|Congo|Comoros|DR )/;

export const withArticle = (nation: string) => (WITH_ARTICLE.test(nation) ? `the ${nation}` : nation);

/** Of those among them who retired before 1975. */
export function unratedText(entries: readonly IndexedPlayer[]): string | false {
  const unrated = entries.filter(({ peak }) => peak === 0);
  return unrated.length > 0 && `I have no rating of ${names(unrated)}, who retired before 1975.`;
}

/** `whom` are women, of whom a World Cup is asked. */
export const noWomensCup = (whom: string) => `I don’t have the Women’s World Cup, so nothing of ${whom} there.`;

export const names = (entries: readonly IndexedPlayer[]) => list.format(entries.map(({ player }) => player.name));

const FIRST_YEAR = 1900;

export function yearsText(years: Years | readonly Years[]): string {
  if (!('from' in years)) return list.format(years.map(yearsText));
  const { from, to } = years;
  if (from === to) return `in ${from}`;
  if (from <= FIRST_YEAR) return `before ${to + 1}`;
  if (to > LAST_YEAR + 10) return `since ${from}`;
  if (from % 10 === 0 && to === from + 9) return `in the ${from}s`;
  return `from ${from} to ${to}`;
}
