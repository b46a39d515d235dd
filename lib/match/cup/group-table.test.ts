import { groupTable } from '#lib/match/cup/group-table.ts';
import { cupFormatOf } from '#scripts/data/cup-formats.ts';
import { readCupMatches } from '#scripts/data/squads.ts';

const rules = { pointsForWin: 3, headToHeadFirst: false, lots: [3, 2, 1, 0] } as const;

test('ranks by points, then goal difference, goals, matches between level teams, and lots', () => {
  const order = (results: [number, number, number, number][], more = {}) =>
    groupTable(
      [0, 1, 2, 3],
      results.map(([home, away, own, other]) => ({ home, away, goals: [own, other] as const })),
      { ...rules, ...more },
    ).map(({ team }) => team);
  expect(
    order([
      [0, 1, 1, 0],
      [2, 3, 2, 0],
    ]),
  ).toEqual([2, 0, 1, 3]);
  expect(
    order([
      [0, 1, 1, 0],
      [2, 3, 2, 1],
    ]),
  ).toEqual([2, 0, 3, 1]);
  expect(order([])).toEqual([3, 2, 1, 0]);
  const level: [number, number, number, number][] = [
    [0, 1, 1, 0],
    [1, 2, 5, 0],
    [0, 3, 0, 1],
    [2, 3, 0, 0],
  ];
  expect(order(level)[0]).toBe(3);
  expect(order(level).slice(1, 3)).toEqual([1, 0]);
  expect(order(level, { headToHeadFirst: true }).slice(1, 3)).toEqual([0, 1]);
});

test('if three teams are level and two stay level, the match between these two decides', () => {
  // In the matches between 0, 1 and 2, team 2 is last; 0 and 1 have equal points and goals, and 0 beat 1.
  const results = [
    [0, 1, 2, 0],
    [2, 0, 2, 1],
    [1, 2, 3, 0],
    [0, 3, 1, 0],
    [1, 3, 4, 0],
    [2, 3, 1, 0],
  ].map(([home = 0, away = 0, own = 0, other = 0]) => ({ home, away, goals: [own, other] as const }));
  const table = groupTable([0, 1, 2, 3], results, { ...rules, headToHeadFirst: true });
  expect(table.map(({ team, points }) => [team, points])).toEqual([
    [0, 6],
    [1, 6],
    [2, 6],
    [3, 0],
  ]);
});

test('every World Cup’s format matches its results: real winners appear where they really played', () => {
  const matches = readCupMatches();
  const knockout = (year: number) => cupFormatOf(year, matches).knockout.map(({ home, away }) => `${home}–${away}`);
  expect(knockout(1974)).toEqual(['2a–2b', '1b–1a']);
  expect(knockout(1990).slice(0, 3)).toEqual(['1B–3ACD', '2A–2C', '1C–3ABF']);
  expect(knockout(2022)).toContain('1A–2B');
  expect(knockout(2026)).toContain('1E–3DABCF');
});
