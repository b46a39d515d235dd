import type { Squad, SquadBook } from '#lib/players/squads/squad-book.ts';
import { foldText } from '#lib/team/fold-text.ts';

const YEAR = /\b(19[789]\d|20[0-3]\d)\b/;
const OTHER_NAMES: Readonly<Record<string, string>> = {
  holland: 'netherlands',
  'united states': 'usa',
  america: 'usa',
};

export const squadName = ({ year, team }: Pick<Squad, 'year' | 'team'>): string => `${team}, World Cup ${year}`;

/** Whether the query may name a squad: only then are the squads needed at once. */
export const namesYear = (query: string): boolean => YEAR.test(query);

/** The squad that 'brazil 1982' or '1982 bra' names: a year, and at least three letters of the team or nation. */
export function squadNamedIn(query: string, { squads }: SquadBook): Squad | null {
  const folded = foldText(query);
  const year = YEAR.exec(folded)?.[0];
  const typed = folded
    .replace(YEAR, '')
    .replace(/\b(world cup|wc)\b/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!year || typed.length < 3) return null;
  const team = OTHER_NAMES[typed] ?? typed;
  const ofYear = squads.filter((squad) => squad.year === Number(year));
  const startsSo = (name: string) => foldText(name).startsWith(team);
  return ofYear.find((squad) => startsSo(squad.team)) ?? ofYear.find((squad) => startsSo(squad.nation)) ?? null;
}

/** Offered to an empty team. */
export const FAMOUS_SQUADS = [
  { year: 1982, team: 'Brazil' },
  { year: 1998, team: 'France' },
  { year: 2010, team: 'Spain' },
] as const;
