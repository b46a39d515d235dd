import { wholeScriptSearch, wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { foundNames } from '#scripts/data/found-rate.ts';

it('names as people type them are found, 97% of them first and 99% in the first five, and none is taken for a filter', () => {
  const { everyone, book } = wholeSquads();
  const names = foundNames(everyone, book, wholeScriptSearch());
  const misses = names.filter(({ place }) => place !== 0);
  const late = misses.filter(({ place }) => place < 0 || place > 4);
  expect(new Set(names.map(({ typed }) => typed)).size).toBe(400);
  expect(misses.length / names.length).toBeLessThanOrEqual(0.03);
  expect(late.length / names.length).toBeLessThanOrEqual(0.01);
  expect(names.filter(({ isFilter }) => isFilter)).toEqual([]);
});
