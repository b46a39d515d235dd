import words from '#data/scout-words.json' with { type: 'json' };
import type { Years } from '#lib/players/vocabulary/decades.ts';

/** What players can be counted and ordered by. `nouns` follow a number or 'most'. */
export const MEASURES = words.measures;
export type Measure = keyof typeof MEASURES;

/** Awards in the tables. `titles` is how the award's title there starts. `isOfCup`: one a World Cup. `isDated`: its years are known. */
export type Honour = (typeof words.honours)[number];
export const HONOURS: readonly Honour[] = words.honours;

const honourOf = (start: string) => HONOURS.find(({ titles }) => titles.startsWith(start)) as Honour;
export const CAPTAINS = honourOf('Captain');
/** Worked out from the goals in the squads. */
export const TOP_SCORER = honourOf('Top scorer');
/** The World Cup itself, which the squads tell. */
export const WORLD_CUP = HONOURS.find(({ titles }) => titles === '') as Honour;

/** The ages that 'young' stands for. */
export const YOUNG = words.conditions.find(({ words: [said] }) => said?.startsWith('young'))?.condition as Years;
