import type { CupMatch, PlayedCup } from '#lib/match/cup/cup.ts';
import type { CupFormat, Stage } from '#lib/match/cup/cup-format.ts';
import { groupTable } from '#lib/match/cup/group-table.ts';
import { levelLine } from '#lib/match/cup/level-line.ts';

const TEAMS = ['You', 'Peru', 'Iran', 'Mali'];

type Result = readonly [home: number, away: number, goals: readonly [number, number], stage?: Stage];

function lineFor(year: number, results: readonly Result[]): string | null {
  const matches = results.map(
    ([home, away, goals, stage = 'group'], number): CupMatch => ({
      number,
      stage,
      group: stage === 'group' ? 'A' : '',
      home,
      away,
      score: { goals, extraTime: null, isGolden: false, shootout: null },
    }),
  );
  const group = matches.filter(({ stage }) => stage === 'group');
  const rules = { pointsForWin: 3, headToHeadFirst: year >= 2026, lots: [0, 1, 2, 3] } as const;
  const table = groupTable(
    [0, 1, 2, 3],
    group.map(({ home, away, score: { goals } }) => ({ home, away, goals })),
    rules,
  );
  const cup: PlayedCup = { matches, groups: [], secondGroups: [], champion: 1 };
  const format = { year, teams: TEAMS } as unknown as CupFormat;
  return levelLine(format, cup, { name: 'A', table }, 0);
}

const BEATEN: readonly Result[] = [
  [0, 3, [4, 0]],
  [1, 3, [2, 0]],
  [2, 3, [1, 0]],
];
const NEXT: Result = [0, 1, [0, 1], 'round of 16'];

test('says that goal difference decided, and whether you went through', () => {
  const draws: Result[] = [
    [0, 1, [1, 1]],
    [0, 2, [1, 1]],
    [1, 2, [1, 1]],
  ];
  expect(lineFor(1998, [...BEATEN, ...draws, NEXT])).toBe(
    'Level on points with Iran, you went through on goal difference (+4 to +1).',
  );
});

test('from 2026 the match between two level teams counts first', () => {
  const results: Result[] = [
    [0, 3, [4, 0]],
    [1, 3, [2, 0]],
    [2, 3, [0, 1]],
    [1, 0, [1, 0]],
    [0, 2, [1, 0]],
    [1, 2, [0, 1]],
  ];
  expect(lineFor(2026, [...results, [1, 2, [1, 0], 'round of 32']])).toBe(
    'Level on points with Peru, you went out on the match between you.',
  );
});

test('says nothing in a group that is not level', () => {
  expect(lineFor(1998, [...BEATEN, [0, 1, [3, 0]], [0, 2, [3, 0]], [1, 2, [1, 0]], NEXT])).toBeNull();
});
