import type words from '#data/scout-words.json';

type Lacking = keyof typeof words.lacking;

export const LACKING_CAPS = 'caps outside World Cups' satisfies Lacking;
export const LACKING_GOALS = 'goals outside World Cups' satisfies Lacking;

/** What the tables have of some teams. */
export const OF_SOME_TEAMS: readonly string[] = ['captains', 'coaches'] satisfies Lacking[];
export const OTHER_TITLES: readonly string[] = ['club titles', 'other tournaments'] satisfies Lacking[];
/** Lists without these would be of something else. */
export const UNLISTED: readonly string[] = ['coaches', 'runs of matches with goals'];
