import { NO_SEARCH } from '#lib/players/filters.ts';
import { mergeResults } from '#lib/players/index/merge-results.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { entryOf, wholeScriptSearch, wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { isOtherScript } from '#lib/players/scripts/other-script.ts';
import { readTable } from '#scripts/data/table.ts';

/** Names as people type them, with the player they mean. Chosen before the search was tuned. */
const CASES = readTable('found-rate.tsv', ['kind', 'typed', 'name', 'born']);
const OPTIONS = { selected: '', order: 'known' } as const;
const { everyone: index } = wholeSquads();
const scripts = wholeScriptSearch();

function placeOf({ typed, name, born }: (typeof CASES)[number]): number {
  const criteria = { ...NO_SEARCH, query: typed };
  const found = isOtherScript(typed) ? scripts(index, criteria, OPTIONS) : searchPlayerIndex(index, criteria, OPTIONS);
  const { players } = mergeResults({ index: found, live: [], samples: [] }, typed, OPTIONS);
  const { id } = entryOf(index, name, Number(born)).player;
  return players.findIndex((player) => player.id === id);
}

it('names as people type them are found, 97% of them first and 99% in the first five', () => {
  const places = CASES.map((row) => ({ typed: row.typed, place: placeOf(row) }));
  const misses = places.filter(({ place }) => place !== 0);
  const late = misses.filter(({ place }) => place < 0 || place > 4);
  expect(new Set(CASES.map(({ typed }) => typed)).size).toBe(400);
  expect(misses.length / CASES.length).toBeLessThanOrEqual(0.03);
  expect(late.length / CASES.length).toBeLessThanOrEqual(0.01);
});
