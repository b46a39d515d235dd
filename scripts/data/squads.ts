import { readGoals } from '#scripts/data/goals.ts';
import { readTable } from '#scripts/data/table.ts';

export type SquadPlace = {
  year: number;
  team: string;
  nation: string;
  number: number | null;
  line: 'GK' | 'DF' | 'MF' | 'FW';
  name: string;
  born: string;
  /** In that tournament, without own goals. */
  goals: number;
};

export type CupMatchRow = {
  year: number;
  date: string;
  stage: string;
  group: string;
  home: string;
  away: string;
  goals: readonly [home: number, away: number];
  shootoutWinner: string;
};

export const readSquadTable = () =>
  readTable('squads.tsv', ['year', 'team', 'nation', 'number', 'group', 'name', 'born'] as const);

export function readSquadPlaces(): SquadPlace[] {
  const placeOf = ({ year, name, born }: { year: number; name: string; born: string }) => `${year} ${name} ${born}`;
  const goals = Map.groupBy(
    readGoals().filter(({ how }) => how !== 'own goal'),
    placeOf,
  );
  return readSquadTable()
    .filter(({ group }) => group !== 'MG')
    .map((row) => {
      const place = {
        ...row,
        year: Number(row.year),
        number: row.number === '' ? null : Number(row.number),
        line: row.group as SquadPlace['line'],
      };
      return { ...place, goals: goals.get(placeOf(place))?.length ?? 0 };
    });
}

export const readMatchTable = () =>
  readTable('world-cups.tsv', [
    'year',
    'date',
    'stage',
    'group',
    'home',
    'away',
    'home_goals',
    'away_goals',
    'shootout_winner',
  ] as const);

export function readCupMatches(): CupMatchRow[] {
  return readMatchTable().map((row) => ({
    year: Number(row.year),
    date: row.date,
    stage: row.stage,
    group: row.group,
    home: row.home,
    away: row.away,
    goals: [Number(row.home_goals), Number(row.away_goals)],
    shootoutWinner: row.shootout_winner,
  }));
}

export const HOSTS: Readonly<Record<number, readonly string[]>> = {
  1974: ['West Germany'],
  1978: ['Argentina'],
  1982: ['Spain'],
  1986: ['Mexico'],
  1990: ['Italy'],
  1994: ['USA'],
  1998: ['France'],
  2002: ['Japan', 'South Korea'],
  2006: ['Germany'],
  2010: ['South Africa'],
  2014: ['Brazil'],
  2018: ['Russia'],
  2022: ['Qatar'],
  2026: ['USA', 'Mexico', 'Canada'],
};
