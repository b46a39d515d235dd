import type { Squad } from '#lib/players/squads/squad-book.ts';

export const YEAR = /\b(19[789]\d|20[0-3]\d)\b/;
export const squadName = ({ year, team }: Pick<Squad, 'year' | 'team'>): string => `${team}, World Cup ${year}`;

/** Whether the query may name a squad. Only then are the squads needed at once. */
export const namesYear = (query: string): boolean => YEAR.test(query);

/** Offered to an empty team. */
export const FAMOUS_SQUADS = [
  { year: 1982, team: 'Brazil' },
  { year: 1998, team: 'France' },
  { year: 2010, team: 'Spain' },
] as const;
