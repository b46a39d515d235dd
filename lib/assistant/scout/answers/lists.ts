import { lineOf, list, numbered } from '#lib/assistant/scout/answers/phrases.ts';
import { criteriaText } from '#lib/assistant/scout/criteria.ts';
import { type Cups, placesOf, scorersIn } from '#lib/assistant/scout/cups.ts';
import { limitsOf } from '#lib/assistant/scout/eleven.ts';
import type { Reading } from '#lib/assistant/scout/reading.ts';
import { careerOf } from '#lib/players/index/career.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { STARTERS } from '#types/limits.ts';

const USUAL_COUNT = 10;
const HIGHEST_COUNT = 25;

export const countOf = ({ count, cues }: Reading) =>
  Math.min(count ?? (cues.has('eleven') ? STARTERS : USUAL_COUNT), HIGHEST_COUNT);

const atCup = ({ cup }: Reading) => (cup === null ? '' : `, at the ${cup} World Cup`);

export function listAnswer(reading: Reading, players: readonly IndexedPlayer[]): string {
  const what = `${criteriaText(reading)}${atCup(reading)}`;
  if (players.length === 0) return `The table has no ${what}.`;
  const { order, label } = orderOf(reading);
  const each = onlyOnePer(reading, order(players));
  const shown = each.slice(0, countOf(reading));
  const all = each.length === shown.length ? '' : ` (${shown.length} of ${each.length})`;
  const undated =
    reading.clubs.length > 0 && reading.active !== null
      ? '\nThe table doesn’t say when a player was at which club.'
      : '';
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}, ${label}${all}:\n${numbered(shown.map(lineOf))}${undated}`;
}

function onlyOnePer(reading: Reading, players: readonly IndexedPlayer[]): IndexedPlayer[] {
  const { keysOf } = limitsOf(reading);
  const taken = new Set<string>();
  return players.filter((entry) => {
    const isNew = keysOf(entry).every((key) => !taken.has(key));
    if (isNew) for (const key of keysOf(entry)) taken.add(key);
    return isNew;
  });
}

type Order = { label: string; order: (players: readonly IndexedPlayer[]) => readonly IndexedPlayer[] };

function orderOf({ cues }: Reading): Order {
  const born = (a: IndexedPlayer, b: IndexedPlayer) => (a.details.born < b.details.born ? -1 : 1);
  const years = ({ details }: IndexedPlayer) => careerOf(details).to - (details.from ?? careerOf(details).to);
  if (cues.has('oldest')) return { label: 'oldest first', order: (players) => players.toSorted(born) };
  if (cues.has('youngest')) return { label: 'youngest first', order: (players) => players.toSorted(born).reverse() };
  if (cues.has('longest'))
    return { label: 'longest careers first', order: (players) => players.toSorted((a, b) => years(b) - years(a)) };
  return { label: 'best known first', order: (players) => players };
}

export function countAnswer(reading: Reading, players: readonly IndexedPlayer[]): string {
  const what = `${criteriaText(reading)}${atCup(reading)}`;
  if (players.length === 0) return `The table has no ${what}.`;
  const names = players.slice(0, 5).map(({ player }) => player.name);
  const known = players.length === 1 ? names.join('') : `The best known: ${list.format(names)}.`;
  return `The table has ${players.length} ${what}. ${known}`;
}

export function scorersAnswer(reading: Reading, cups: Cups): string {
  const scorers = scorersIn(placesOf(cups, reading)).slice(0, countOf(reading));
  const from = reading.nations.length === 0 ? '' : ` for ${list.format(reading.nations.map(({ label }) => label))}`;
  const where = reading.cup === null ? 'World Cups from 1974 on' : `the ${reading.cup} World Cup`;
  if (scorers.length === 0) return `The table has no goals${from} at ${where}.`;
  const lines = scorers.map(
    ({ name, nation, goals }) => `${name}, ${nation}: ${goals} ${goals === 1 ? 'goal' : 'goals'}`,
  );
  return `Most goals${from} at ${where}, not counting own goals and shoot-outs:\n${numbered(lines)}`;
}

const GROUP_NAMES: readonly (readonly [string, string])[] = [
  ['GK', 'Goalkeepers'],
  ['DF', 'Defenders'],
  ['MF', 'Midfielders'],
  ['FW', 'Forwards'],
];

export function squadAnswer(reading: Reading, cups: Cups): string {
  const places = placesOf(cups, reading);
  const nations = [...new Set(places.map(({ nation }) => nation))];
  if (nations.length === 0) {
    const which = list.format(reading.nations.map(({ label }) => label));
    return `${which || 'That team'} had no squad at the ${reading.cup} World Cup.`;
  }
  if (nations.length > 1)
    return `Squads at the ${reading.cup} World Cup: ${list.format(nations)}. Ask about one of them.`;
  const groups = GROUP_NAMES.map(([group, label]) => {
    const names = places
      .filter((place) => place.group === group)
      .map(({ number, entry }) => (number === null ? entry.player.name : `${entry.player.name} (${number})`));
    return `${label}: ${names.join(', ')}`;
  });
  return [`${nations[0]} at the ${reading.cup} World Cup, with shirt numbers:`, ...groups].join('\n');
}
