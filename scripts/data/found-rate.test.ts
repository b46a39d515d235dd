import { wholeScriptSearch, wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { foundPlaces } from '#scripts/data/found-rate.ts';

it('names as people type them are found, 97% of them first and 99% in the first five', () => {
  const places = foundPlaces(wholeSquads().everyone, wholeScriptSearch());
  const misses = places.filter(({ place }) => place !== 0);
  const late = misses.filter(({ place }) => place < 0 || place > 4);
  expect(new Set(places.map(({ typed }) => typed)).size).toBe(400);
  expect(misses.length / places.length).toBeLessThanOrEqual(0.03);
  expect(late.length / places.length).toBeLessThanOrEqual(0.01);
});
