import { readTable } from '#scripts/data/table.ts';

const MARKS = { '': '', penalty: 'p', 'own goal': 'o' } as const;

export type GoalRow = {
  year: number;
  date: string;
  team: string;
  opponent: string;
  minute: number;
  name: string;
  born: string;
  mark: (typeof MARKS)[keyof typeof MARKS];
};

export function readGoals(): GoalRow[] {
  const columns = ['year', 'date', 'team', 'opponent', 'minute', 'name', 'born', 'how'] as const;
  return readTable('goals.tsv', columns).map(({ year, minute, how, ...row }) => ({
    ...row,
    year: Number(year),
    minute: Number(minute),
    mark: MARKS[how as keyof typeof MARKS],
  }));
}

/** An own goal's scorer is in the other squad. */
export const scorersTeam = ({ team, opponent, mark }: GoalRow) => (mark === 'o' ? opponent : team);
