import { createUsedOnce } from '#lib/oauth/used-once.ts';

it('is true once for each key', () => {
  const isFirstUse = createUsedOnce(1000);
  expect(['a', 'b', 'a', 'b'].map((key) => isFirstUse(key, 0))).toEqual([true, true, false, false]);
});

it('remembers keys for their lifetime only', () => {
  const isFirstUse = createUsedOnce(1000);
  isFirstUse('a', 0);
  expect(isFirstUse('a', 999)).toBe(false);
  expect(isFirstUse('a', 1000)).toBe(true);
});

it('does not grow forever', () => {
  const isFirstUse = createUsedOnce(1000);
  for (let index = 0; index <= 10_000; index += 1) isFirstUse(`key ${index}`, 0);
  expect(isFirstUse('key 0', 0)).toBe(true);
  expect(isFirstUse('key 10000', 0)).toBe(false);
});
