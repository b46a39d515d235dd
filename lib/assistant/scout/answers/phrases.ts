import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { positionLabel } from '#lib/team/formation/position-labels.ts';
import type { Position } from '#types/position.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const GROUPS: Readonly<Record<string, string>> = { DF: 'defender', MF: 'midfielder', FW: 'forward' };

export const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** '29 March 1991', or '1991' if only the year is certain. */
export function dateText(born: string): string {
  const [year = '', month, day] = born.split('-');
  return month && day ? `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}` : year;
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

/** 'Paolo Maldini, left back, Italy, born 1968, AC Milan' */
export function lineOf({ player, details }: IndexedPlayer): string {
  const facts = [positionName(details.positions[0] ?? ''), player.nationality, `born ${player.year}`, player.team];
  return [player.name, ...facts].filter(Boolean).join(', ');
}

export function profileOf(entry: IndexedPlayer): string {
  const { player, details } = entry;
  const career = careerText(entry);
  const facts = [
    `${player.name}: ${player.nationality}, born ${dateText(details.born)}.`,
    `${capital(positionsText(entry))}.`,
    details.clubs.length > 0 && `Clubs: ${clubsText(entry)}.`,
    player.jerseyNumber !== null && `Best-known shirt number: ${player.jerseyNumber}.`,
    career !== '' && `Senior career: ${career}.`,
  ];
  return facts.filter(Boolean).join(' ');
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const numbered = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
