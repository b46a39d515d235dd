import { type LineupRow, lineupsOf, readLineups, type SquadMember } from '#scripts/data/lineups.ts';
import { readSquadPlaces } from '#scripts/data/squads.ts';

const CODES = ['GK', 'LB', 'CB', 'CB', 'RB', 'LM', 'CM', 'CM', 'RM', 'CF', 'CF'];
const LINES = ['GK', 'DF', 'DF', 'DF', 'DF', 'MF', 'MF', 'MF', 'MF', 'FW', 'FW', 'FW', 'FW'] as const;
const members = LINES.map((line, at): SquadMember => ({ name: `Player ${at}`, line, positions: [] }));

const match = (date: string, places: readonly number[]): LineupRow => ({
  year: 1990,
  date,
  stage: 'group',
  team: 'Atlantis',
  opponent: `opponent of ${date}`,
  eleven: places.map((place, at) => ({ name: `Player ${place}`, code: CODES[at] ?? '' })),
});

const FIRST = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const SECOND = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11];

const lineupOf = (...args: Parameters<typeof lineupsOf>) => {
  const { lineups, usual } = lineupsOf(...args);
  return lineups[usual];
};

it('takes the eleven used most, as in its last match', () => {
  const rows = [match('1990-06-10', FIRST), match('1990-06-14', FIRST), match('1990-06-18', SECOND)];
  expect(lineupOf(members, rows)).toEqual({
    formation: '4-4-2',
    eleven: FIRST,
    opponent: 'opponent of 1990-06-14',
    stage: 'group',
    date: '1990-06-14',
  });
});

it('breaks a tie by the players’ starts, then by date', () => {
  const first = match('1990-06-10', FIRST);
  const second = match('1990-06-14', SECOND);
  expect(lineupOf(members, [first, second])?.date).toBe('1990-06-14');
  const third = match('1990-06-18', [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12]);
  expect(lineupOf(members, [first, second, third])?.date).toBe('1990-06-10');
});

it('uses other matches, then the player’s own positions, where the source knows only the line', () => {
  const inLines = (row: LineupRow): LineupRow => ({
    ...row,
    eleven: row.eleven.map(({ name }, at) => ({ name, code: LINES[at] ?? '' })),
  });
  const shuffled = [0, 4, 2, 3, 1, 8, 6, 7, 5, 9, 10];
  const rows = [match('1990-06-10', FIRST), inLines(match('1990-06-14', shuffled))];
  expect(lineupOf(members, rows)).toMatchObject({ date: '1990-06-14', formation: '4-4-2' });
  expect(lineupOf(members, rows)?.eleven).toEqual(FIRST);

  const known = members.map((member, at) => ({ ...member, positions: at === 1 ? (['RB'] as const) : [] }));
  const eleven = lineupOf(known, [inLines(match('1990-06-14', FIRST))])?.eleven ?? [];
  expect(eleven.at(-7)).toBe(1);
});

it('finds every player of every line-up in the squad', () => {
  const squads = Map.groupBy(readSquadPlaces(), ({ year, team }) => `${year} ${team}`);
  for (const [id, rows] of Map.groupBy(readLineups(), ({ year, team }) => `${year} ${team}`)) {
    const squad = (squads.get(id) ?? []).map(({ name, line }) => ({ name, line, positions: [] }));
    const { lineups, usual } = lineupsOf(squad, rows);
    expect([id, lineups.length, usual >= 0]).toEqual([id, rows.length, true]);
    for (const { date, eleven } of lineups)
      expect([id, date, new Set(eleven).size, Math.min(...eleven) >= 0]).toEqual([id, date, 11, true]);
  }
});
