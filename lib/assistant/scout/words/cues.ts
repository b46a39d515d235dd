import words from '#data/scout-words.json' with { type: 'json' };
import { listOf } from '#lib/assistant/scout/words/rows.ts';

/** Words that show what is being asked. Each phrase has one meaning, and the longest match counts. */
type Said = keyof typeof words.cues;
/** What other words amount to: 'better than mine', the same player by two names, a phrase with 'World Cup' in it. */
type Told = 'thanMine' | 'ofCups' | 'ofCaps' | 'comparative' | 'perMatch';
export type Cue = Said | Told;
export const cuesIn = listOf<Cue>();

/** How a match ended for one side. */
export const OUTCOMES = cuesIn('lost drawn beat champion');
/** How a match ended, or which of several is meant. */
export const MATCH_CUES = cuesIn('result lost drawn beat out biggest highest heaviest shootouts eliminator whichGroup');

type Lacking = keyof typeof words.lacking;

export const LACKING_CAPS = 'caps outside World Cups' satisfies Lacking;
export const LACKING_GOALS = 'goals outside World Cups' satisfies Lacking;

/** What the tables have of some teams. */
export const OF_SOME_TEAMS: readonly string[] = ['captains', 'coaches'] satisfies Lacking[];
export const OTHER_TITLES: readonly string[] = ['club titles', 'other tournaments'] satisfies Lacking[];
