import type { IndexFile } from '#lib/players/index/player-index.ts';

/** What only the scout needs, written by `npm run data`. Players are named by their ids. */
export type ScoutFile = {
  version: number;
  matches: readonly CupMatch[];
  /** Starts, and appearances as a substitute, by year and id. */
  appearances: Readonly<Record<string, readonly [starts: number, substituted: number]>>;
  managers: readonly (readonly [squad: string, name: string])[];
  /** Each winner with the years, or with the number of times where the years aren't known. */
  honours: readonly { title: string; winners: readonly (readonly [id: string, won: number | readonly number[]])[] }[];
  /** Words that aren't typos of a name, and those of other languages among them. */
  commonWords: { english: readonly string[]; other: readonly string[] };
  /** Players who retired before 1975. */
  legends: IndexFile;
};

export type CupMatch = {
  year: number;
  date: string;
  stage: string;
  teams: readonly [string, string];
  /** After extra time. */
  goals: readonly [number, number];
  /** Who won the shoot-out; '' if there was none. */
  shootout: string;
};

export const SCOUT_FILE_VERSION = 3;
