import { readTable } from '#scripts/data/table.ts';

export type GoalRow = {
  year: number;
  date: string;
  team: string;
  opponent: string;
  minute: number;
  name: string;
  born: string;
  how: '' | 'penalty' | 'own goal';
};

export function readGoals(): GoalRow[] {
  const columns = ['year', 'date', 'team', 'opponent', 'minute', 'name', 'born', 'how'] as const;
  return readTable('goals.tsv', columns).map((row) => ({
    ...row,
    year: Number(row.year),
    minute: Number(row.minute),
    how: row.how as GoalRow['how'],
  }));
}

/** An own goal's scorer is in the other squad. */
export const scorersTeam = ({ team, opponent, how }: GoalRow) => (how === 'own goal' ? opponent : team);
