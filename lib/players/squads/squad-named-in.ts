import { YEAR } from '#lib/players/squads/find-squad.ts';
import type { Squad, SquadBook } from '#lib/players/squads/squad-book.ts';
import { foldText } from '#lib/team/fold-text.ts';

const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    holland: 'netherlands',
    'united states': 'usa',
    america: 'usa',
  }),
);

/** The squad named by a year and at least three letters of the team or nation: 'brazil 1982' or '1982 bra'. */
export function squadNamedIn(query: string, { squads }: SquadBook): Squad | null {
  const folded = foldText(query);
  const year = YEAR.exec(folded)?.[0];
  const typed = folded
    .replace(YEAR, '')
    .replace(/\b(world cup|wc)\b/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!year || typed.length < 3) return null;
  const team = OTHER_NAMES.get(typed) ?? typed;
  const ofYear = squads.filter((squad) => squad.year === Number(year));
  const startsSo = (name: string) => foldText(name).startsWith(team);
  return ofYear.find((squad) => startsSo(squad.team)) ?? ofYear.find((squad) => startsSo(squad.nation)) ?? null;
}
