import { bestOf, distributionOf, readDraftResults, streakOf, withResult } from '#lib/draft/draft-results.ts';

it('counts the first result and the first cup of a day', () => {
  let results = withResult({}, 3, { percent: 70 });
  results = withResult(results, 3, { percent: 90, path: '🟩', end: 'Third place' });
  results = withResult(results, 3, { percent: 90, path: '🟥', end: 'Out' });
  expect(results).toEqual({ 3: { percent: 70, path: '🟩', end: 'Third place' } });
});

it('counts days in a row, and today doesn’t break them while it is open', () => {
  const results = Object.fromEntries([2, 4, 5, 6].map((day) => [day, { percent: 50 }]));
  expect(streakOf(results, 6)).toBe(3);
  expect(streakOf(results, 7)).toBe(3);
  expect(streakOf(results, 8)).toBe(0);
  expect(streakOf({}, 1)).toBe(0);
});

it('has a best and a distribution', () => {
  const results = Object.fromEntries([0, 49, 50, 84, 85, 99, 100].map((percent, day) => [day, { percent }]));
  expect(bestOf(results)).toBe(100);
  expect(bestOf({})).toBeNull();
  expect(distributionOf(results).map(({ count }) => count)).toEqual([2, 1, 1, 2, 1]);
});

it('ignores what it can’t read', () => {
  for (const text of [null, '', '[', '{"x":{"percent":1}}', '{"1":{"percent":"1"}}'])
    expect(readDraftResults(text)).toEqual({});
});
