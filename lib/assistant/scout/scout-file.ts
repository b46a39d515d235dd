import type { IndexedPlayer, IndexFile } from '#lib/players/index/player-index.ts';

/** What only the scout needs, written by `npm run data`. Players are named by their ids. */
export type ScoutFile = {
  version: number;
  matches: readonly (Omit<CupMatch, 'scored'> & { scored: readonly FiledGoal[] })[];
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
  /** In the order in which they were scored. */
  scored: readonly Goal[];
};

export type Goal = {
  /** Whose goal it is: which of the match's teams. */
  side: 0 | 1;
  /** 45, 90 or 120 for any later in stoppage time. */
  minute: number;
  /** Who scored it, perhaps for the other team. */
  entry: IndexedPlayer;
  how: '' | 'penalty' | 'own goal';
};

/** A scorer by his place in his squad. */
type FiledGoal = readonly [side: Goal['side'], minute: number, place: number, how: Goal['how']];

export const SCOUT_FILE_VERSION = 4;
