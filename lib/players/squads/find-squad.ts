import type { Squad } from '#lib/players/squads/squad-book.ts';

const YEAR = /\b(19[789]\d|20[0-3]\d)\b/;

export const squadName = ({ year, team }: Pick<Squad, 'year' | 'team'>): string => `${team}, World Cup ${year}`;

/** Whether the query may name a squad. Only then are the squads needed at once. */
export const namesYear = (query: string): boolean => YEAR.test(query);
