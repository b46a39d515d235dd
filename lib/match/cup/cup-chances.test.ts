import { championOdds, SIMULATED_CUPS } from '#lib/match/cup/cup-chances.ts';

it.each([
  [0, 'rarely'],
  [9, 'rarely'],
  [10, '1 in 200'],
  [250, '1 in 8'],
  [660, '1 in 3'],
  [790, '2 in 5'],
  [1340, '2 in 3'],
  [2000, '9 in 10'],
])('says %i won of 2,000 as %s', (champion, words) => {
  expect(championOdds({ cups: SIMULATED_CUPS, champion, final: 2000, semiFinal: 2000, knockout: 2000 })).toBe(words);
});
