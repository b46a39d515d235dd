import { NO_CRITERIA_CHOSEN } from '#lib/players/filters.ts';
import { mergeResults } from '#lib/players/index/merge-results.ts';
import { toPlayer } from '#lib/players/index/row.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { rowOf, wholeIndex } from '#lib/players/index/whole-index.test.fixture.ts';
import { FOUND_RATE_CASES, type FoundRateCase } from '#scripts/data/found-rate.cases.ts';

const index = wholeIndex();
const all = Object.values(FOUND_RATE_CASES).flat();

/** Place of the meant player in the list that is shown, from 1; infinite where he or she is not among the first thirty. */
function placeOf([typed, name, year]: FoundRateCase): number {
  const { rows } = searchPlayerIndex(index, { ...NO_CRITERIA_CHOSEN, query: typed });
  const found = rows.map((row) => toPlayer(index, row));
  const shown = mergeResults({ index: found, live: [], samples: [] }, typed, '');
  const meant = toPlayer(index, rowOf(index, name, year)).id;
  const at = shown.findIndex(({ id }) => id === meant);
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

function share(cases: readonly FoundRateCase[], within: number): number {
  return cases.filter((one) => placeOf(one) <= within).length / cases.length;
}

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

it('names as people type them are found', () => {
  for (const [kind, cases] of Object.entries(FOUND_RATE_CASES)) {
    const notFirst = cases.filter((one) => placeOf(one) > 1).map((one) => `${one[0]} (${placeOf(one)})`);
    console.info(
      `${kind}: ${cases.length} names, first ${percent(share(cases, 1))}, in the first five ${percent(share(cases, 5))}` +
        (notFirst.length > 0 ? `; not first: ${notFirst.join(', ')}` : ''),
    );
  }
  console.info(`All: first ${percent(share(all, 1))}, in the first five ${percent(share(all, 5))}`);
  expect(new Set(all.map(([typed]) => typed)).size).toBe(200);
  expect(share(all, 1)).toBeGreaterThanOrEqual(0.95);
  expect(share(all, 5)).toBeGreaterThanOrEqual(0.99);
});
