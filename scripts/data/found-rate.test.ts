import { NO_CRITERIA_CHOSEN } from '#lib/players/filters.ts';
import { mergeResults } from '#lib/players/index/merge-results.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { entryOf, wholeIndex } from '#lib/players/index/whole-index.test.fixture.ts';
import { FOUND_RATE_CASES } from '#scripts/data/found-rate.ts';

const index = wholeIndex();

it('names as people type them are found, 95 % of them first and 99 % in the first five', () => {
  const misses = FOUND_RATE_CASES.map(({ typed, name, born }) => {
    const { players } = searchPlayerIndex(index, { ...NO_CRITERIA_CHOSEN, query: typed });
    const shown = mergeResults({ index: players, live: [], samples: [] }, typed, '');
    const { id } = entryOf(index, name, Number(born)).player;
    return { typed, place: shown.findIndex((player) => player.id === id) };
  }).filter(({ place }) => place !== 0);
  const late = misses.filter(({ place }) => place < 0 || place > 4);

  expect(new Set(FOUND_RATE_CASES.map(({ typed }) => typed)).size).toBe(200);
  expect(misses.length / FOUND_RATE_CASES.length).toBeLessThanOrEqual(0.05);
  expect(late.length / FOUND_RATE_CASES.length).toBeLessThanOrEqual(0.01);
});
