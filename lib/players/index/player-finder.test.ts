import { NO_SEARCH } from '#lib/players/filters.ts';
import { loadPlayerFinder, type PlayerFinder } from '#lib/players/index/player-finder.ts';
import { wholeFile } from '#lib/players/index/whole-index.fixtures.ts';

let finder: PlayerFinder;

beforeAll(async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  jest.spyOn(console, 'warn').mockImplementation();
  expect(await loadPlayerFinder()).toBeNull();
  performance.mark ??= jest.fn();
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => wholeFile() })) as unknown as typeof fetch;
  const loaded = await loadPlayerFinder();
  if (!loaded) throw new Error('not loaded');
  finder = loaded;
});

it('finds players, best first', () => {
  const { ranked } = finder.find({ ...NO_SEARCH, query: 'ronaldo' }, { selected: '', order: 'known' }, null);
  expect(ranked.slice(0, 2).map(({ player }) => player.name)).toEqual(['Cristiano Ronaldo', 'Ronaldo Nazário']);
});

it('suggests as many as requested, without players already in the team', () => {
  const options = { era: null, limit: 20 };
  const all = finder.suggest('GK', { ...options, isTaken: () => false });
  const taken = new Set(all.slice(0, 18));
  const rest = finder.suggest('GK', { ...options, isTaken: (player) => taken.has(player) });
  expect(rest).toHaveLength(20);
  expect(rest.slice(0, 2)).toEqual(all.slice(18));
});

it('has details for a player from any source, by folded name and year of birth', () => {
  expect(finder.details({ name: 'luka MODRIC', year: 1985 })).toMatchObject({ born: '1985-09-09', gender: 'M' });
  expect(finder.details({ name: 'Luka Modrić', year: 1986 })).toBeNull();
  expect(finder.details({ name: 'Luka Modrić', year: null })).toBeNull();
  expect(finder.details({ name: '!', year: 1985 })).toBeNull();
});
