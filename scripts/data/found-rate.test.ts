import { NO_SEARCH } from '#lib/players/filters.ts';
import type { PlayerFinder } from '#lib/players/index/player-finder.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { understand } from '#lib/players/index/understood/understand.ts';
import { entryOf, wholeScriptSearch, wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { searchAll } from '#lib/players/merged-search.ts';
import { isOtherScript } from '#lib/players/scripts/other-script.ts';
import { readTable } from '#scripts/data/table.ts';

/** Names as people type them, with the player they mean. Chosen before the search was tuned. */
const CASES = readTable('found-rate.tsv', ['kind', 'typed', 'name', 'born']);
const OPTIONS = { selected: '', order: 'known' } as const;
const { everyone: index, book } = wholeSquads();
const scripts = wholeScriptSearch();

const finder: Pick<PlayerFinder, 'find' | 'understand' | 'legends' | 'squads'> = {
  find: (search, options) => (isOtherScript(search.query) ? scripts : searchPlayerIndex)(index, search, options, book),
  understand: (search) => understand(search, index, book),
  legends: () => ({ players: [], isNamed: false }),
  squads: book,
};

/** As listed, and whether Enter means a filter instead. */
function resultOf({ typed, name, born }: (typeof CASES)[number]) {
  const sources = { finder: finder as PlayerFinder, scripts, live: [], clubs: new Set<string>() };
  const { players, understood, isName } = searchAll({ ...NO_SEARCH, query: typed }, sources, OPTIONS);
  const { id } = entryOf(index, name, Number(born)).player;
  return { typed, place: players.findIndex((player) => player.id === id), isFilter: understood.length > 0 && !isName };
}

it('names as people type them are found, 97% of them first and 99% in the first five, and none is taken for a filter', () => {
  const places = CASES.map(resultOf);
  const misses = places.filter(({ place }) => place !== 0);
  const late = misses.filter(({ place }) => place < 0 || place > 4);
  expect(new Set(CASES.map(({ typed }) => typed)).size).toBe(400);
  expect(misses.length / CASES.length).toBeLessThanOrEqual(0.03);
  expect(late.length / CASES.length).toBeLessThanOrEqual(0.01);
  expect(places.filter(({ isFilter }) => isFilter)).toEqual([]);
});
