import { foldCountry, folded, personKey } from '#lib/players/folded-player.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { isSamePosition } from '#lib/team/formation/same-position.ts';
import { completePlayer } from '#lib/team/player.ts';
import type { SearchCriteria } from '#types/api.ts';
import { EARLIEST_YEAR } from '#types/limits.ts';
import type { Player } from '#types/player.ts';

const YEAR_TOLERANCE = 10;
const MAX_APPENDED_SAMPLES = 3;

/** `clubsOfLeague` holds the folded names of the clubs in `criteria.league`. */
export function filterPlayers(
  players: readonly Player[],
  criteria: SearchCriteria,
  clubsOfLeague: ReadonlySet<string>,
): Player[] {
  return players.filter(matchesCriteria(criteria, clubsOfLeague));
}

type Rule = (player: Player) => boolean;

export function matchesCriteria(
  { query, position, year, country, league, team }: SearchCriteria,
  clubsOfLeague: ReadonlySet<string>,
): Rule {
  const rules: Rule[] = [];
  if (position !== '') rules.push((player) => isSamePosition(player.position, position));
  if (year !== null) rules.push((player) => player.year !== null && isBornAround(player.year, year));
  if (query !== '') rules.push(nameRule(query));
  if (league !== '') rules.push((player) => clubsOfLeague.has(folded(player).team));
  if (team !== '') rules.push(teamRule(team));
  if (country !== '' && league === '' && team === '') rules.push(countryRule(country));
  return (player) => rules.every((isMet) => isMet(player));
}

function isBornAround(born: number, year: number): boolean {
  return year < EARLIEST_YEAR ? born < EARLIEST_YEAR : Math.abs(born - year) <= YEAR_TOLERANCE;
}

function nameRule(query: string): Rule {
  const words = searchWords(query);
  return (player) => words.some((word) => folded(player).name.includes(word));
}

function teamRule(team: string): Rule {
  const wanted = foldText(team);
  return (player) => overlap(folded(player).team, wanted);
}

function countryRule(country: string): Rule {
  const wanted = foldCountry(country);
  return (player) => overlap(folded(player).nationality, wanted) || overlap(folded(player).country, wanted);
}

/** The same id in the sports database, or the same folded name and year of birth. Later records fill gaps. */
export function mergeDuplicates(players: readonly Player[]): Player[] {
  const merged: Player[] = [];
  const places = new Map<string, number>();
  for (const player of players) {
    const keys = [`name ${personKey(player)}`];
    if (player.apiId !== null) keys.push(`id ${player.apiId}`);
    const place = keys.map((key) => places.get(key)).find((known) => known !== undefined);
    const first = place === undefined ? undefined : merged[place];
    if (place !== undefined && first) merged[place] = completePlayer(first, player);
    else merged.push(player);
    for (const key of keys) if (!places.has(key)) places.set(key, place ?? merged.length - 1);
  }
  return merged;
}

export function appendSamples(live: readonly Player[], samples: readonly Player[]): Player[] {
  const all = mergeDuplicates([...live, ...samples]);
  const added = all.filter((player) => samples.includes(player));
  const surplus = new Set(added.slice(MAX_APPENDED_SAMPLES));
  return all.filter((player) => !surplus.has(player));
}

/** A single letter ("N'Golo") is in nearly every name, so it counts only if nothing longer was typed. */
export function searchWords(query: string): string[] {
  const words = foldText(query).split(' ').filter(Boolean);
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0 ? longer : words;
}

/** Substring match both ways. An unknown text, '', matches nothing. */
const overlap = (a: string, b: string): boolean => a !== '' && b !== '' && (a.includes(b) || b.includes(a));
