import { type NameWord, nameWords } from '#lib/players/index/names/name-words.ts';
import { playerId } from '#lib/players/index/player-id.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { newPlayer } from '#lib/team/player.ts';
import type { Player } from '#types/player.ts';
import type { PlayerPosition } from '#types/position.ts';

export type Gender = 'M' | 'F';

export type IndexDetails = {
  /** `YYYY-MM-DD`, or `YYYY` if only the year is certain. */
  born: string;
  /** The national team; then, for a player of a dissolved state, today's (D65). */
  nations: readonly [string, ...string[]];
  /** Natural position first. */
  positions: readonly PlayerPosition[];
  /** The one fans associate with the player first. */
  clubs: readonly string[];
  /** Where an active player was last, if elsewhere; otherwise ''. */
  now: string;
  /** A null `to` means still active or unknown. */
  from: number | null;
  to: number | null;
  gender: Gender;
};

export type IndexedPlayer = {
  player: Player;
  details: IndexDetails;
  /** How good at their best, and how many keen fans know the name: 0–99 (D63). */
  peak: number;
  fame: number;
  /** The years of the World Cups at which the player was a regular before or after the usual best years. */
  regularAt: readonly number[];
  foldedName: string;
  words: readonly NameWord[];
  aliases: readonly string[];
};

export type PlayerIndex = readonly IndexedPlayer[];

/** Raise this when the columns change, so that pages with other code reject the file. */
export const INDEX_VERSION = 8;

/** The JSON written by `npm run data`: one array per column, because columns compress better than records. */
export type IndexFile = {
  version: number;
  nations: readonly string[];
  clubs: readonly string[];
  clubCountries: readonly string[];
  names: readonly string[];
  born: readonly string[];
  /** Index into `nations`. */
  nation: readonly number[];
  /** By row: the dissolved state a player appears under instead (D65). */
  states: Readonly<Record<string, number>>;
  positions: readonly string[];
  /** Indexes into `clubs`. */
  playedFor: readonly (readonly number[])[];
  /** 0 if unknown, as in `from` and `to`. */
  number: readonly number[];
  /** Ages instead of years, because they compress better. */
  from: readonly number[];
  to: readonly number[];
  gender: readonly Gender[];
  peak: readonly number[];
  fame: readonly number[];
  /** By row, as the next two: indexes into `clubs`. */
  now: Readonly<Record<string, number>>;
  shirts: Readonly<Record<string, string>>;
  /** By row: ages at World Cups. */
  regularAt: Readonly<Record<string, readonly number[]>>;
  /** By row. Most players have none. */
  aliases: Readonly<Record<string, readonly string[]>>;
};

function at<Value>(column: readonly Value[], row: number): Value {
  const value = column[row];
  if (value === undefined) throw new Error('The player index is damaged.');
  return value;
}

/** The players in some rows. Throws if the file is damaged or has a different version. */
export function toPlayerIndex(file: IndexFile, start = 0, end = file.names.length): PlayerIndex {
  if (file.version !== INDEX_VERSION) throw new Error(`The player index has version ${file.version}.`);
  return file.names.slice(start, end).map((_, row) => toIndexedPlayer(file, start + row));
}

/** The dissolved state that someone played for comes first (D65). */
export function nationsOf(file: IndexFile, row: number): [string, ...string[]] {
  const nation = at(file.nations, at(file.nation, row));
  const state = file.states[row];
  return state === undefined ? [nation] : [at(file.nations, state), nation];
}

function toIndexedPlayer(file: IndexFile, row: number): IndexedPlayer {
  const name = at(file.names, row);
  const foldedName = foldText(name);
  const aliases = (file.aliases[row] ?? []).map(foldText);
  const born = at(file.born, row);
  const birthYear = Number(born.slice(0, 4));
  const yearAt = (age: number) => (age === 0 ? null : birthYear + age);
  const positions = at(file.positions, row).split(' ') as [PlayerPosition, ...PlayerPosition[]];
  const clubs = at(file.playedFor, row);
  const [mainClub] = clubs;
  const now = file.now[row];
  const nations = nationsOf(file, row);
  const [nationality] = nations;
  const clubCountry = mainClub === undefined ? '' : at(file.clubCountries, mainClub);
  return {
    player: newPlayer({
      id: playerId(foldedName, birthYear),
      name,
      position: positions[0],
      nationality,
      team: mainClub === undefined ? '' : at(file.clubs, mainClub),
      country: clubCountry || nationality,
      year: birthYear,
      jerseyNumber: at(file.number, row) || null,
      shirtName: file.shirts[row] ?? '',
    }),
    details: {
      born,
      nations,
      positions,
      clubs: clubs.map((club) => at(file.clubs, club)),
      now: now === undefined ? '' : at(file.clubs, now),
      from: yearAt(at(file.from, row)),
      to: yearAt(at(file.to, row)),
      gender: at(file.gender, row),
    },
    peak: at(file.peak, row),
    fame: at(file.fame, row),
    regularAt: (file.regularAt[row] ?? []).map((age) => birthYear + age),
    foldedName,
    words: nameWords(name, foldedName, aliases),
    aliases,
  };
}
