import { careerYears } from '#lib/players/index/career.ts';
import { indexOf } from '#lib/players/index/whole-index.test.fixture.ts';

it('a career without end is taken for one that goes on, unless the player is too old for it', () => {
  const index = indexOf(
    { birthYear: 1984, from: 2002 },
    { birthYear: 1960, from: 1978 },
    { birthYear: 1960, from: null },
  );
  expect([0, 1, 2].map((row) => careerYears(index, row))).toEqual([
    { from: 2002, to: 2025 },
    { from: 1978, to: 1996 },
    { from: 1979, to: 1996 },
  ]);
});
