import { mergeResults } from '#lib/players/index/merge-results.ts';
import type { Order } from '#lib/players/index/rank.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

const named = (id: string, name: string, more = {}) => makePlayer({ id, name, year: 1980, ...more });
const names = (players: readonly { name: string }[]) => players.map(({ name }) => name);
const NOBODY = { ranked: [], close: [] };
const empty = { index: NOBODY, live: [], samples: [] };
const options = { selected: '' as Position | '', order: 'known' as Order };

/** Ranked as the index would rank players with these match levels. */
const indexWith = (...players: [player: Player, level: number][]) => ({
  ranked: players.map(([player, level], at) => ({
    player,
    foldedName: player.name.toLowerCase(),
    fame: 0,
    rank: level * 10_000 + 100 - at,
  })),
  close: [],
});

it('shows the same person once, with the sports database’s picture', () => {
  const known = named('index-cafu-1980', 'Cafu', { position: 'RB', imageUrl: null, apiId: null });
  const live = [named('tsdb-1', 'Cafú', { imageUrl: 'https://r2.thesportsdb.com/cafu.png', apiId: '1' })];
  const { players } = mergeResults({ ...empty, index: indexWith([known, 12]), live }, 'cafu', options);
  expect(players).toHaveLength(1);
  expect(players[0]).toMatchObject({ id: known.id, apiId: '1', imageUrl: 'https://r2.thesportsdb.com/cafu.png' });
});

it('sorts by selected position, then name, without a typed name', () => {
  const live = [
    named('a', 'Zidane', { position: 'CAM' }),
    named('b', 'Casillas', { position: 'GK' }),
    named('c', 'Buffon', { position: 'GK' }),
  ];
  const { players } = mergeResults({ ...empty, live }, '', { ...options, selected: 'GK' });
  expect(names(players)).toEqual(['Buffon', 'Casillas', 'Zidane']);
});

it('puts other players after equally good matches in the index, but before worse ones', () => {
  const index = indexWith([named('index-0', 'Ronald Koeman'), 12], [named('index-1', 'Erwin Koeman'), 1]);
  const live = ['Ronald Koeman Jr', 'Ronald Araujo'].map((name, at) => named(`live-${at}`, name, { year: 1990 }));
  const { players } = mergeResults({ ...empty, index, live }, 'ronald koeman', options);
  expect(names(players)).toEqual(['Ronald Koeman', 'Ronald Koeman Jr', 'Erwin Koeman', 'Ronald Araujo']);
});

it('puts close spellings first, or last if the sports database knows the typed name', () => {
  const index = { ...NOBODY, close: [named('index-0', 'Paul Gascoigne')] };
  const live = [named('live-0', 'Pedro Gaza'), named('live-1', 'Mario Sagaza')];
  expect(mergeResults({ ...empty, index, live: live.slice(1) }, 'gaza', options)).toMatchObject({
    players: [{ name: 'Paul Gascoigne' }, { name: 'Mario Sagaza' }],
    close: 1,
  });
  const { players, close } = mergeResults({ ...empty, index, live }, 'gaza', options);
  expect(names(players)).toEqual(['Pedro Gaza', 'Mario Sagaza', 'Paul Gascoigne']);
  expect(close).toBe(0);
});

it('adds at most three samples, or all of them if nothing else was found', () => {
  const samples = ['a', 'b', 'c', 'd'].map((id, place) => named(id, `Sample ${id}`, { year: 1970 + place }));
  const live = [named('tsdb-5', 'Sample live')];
  expect(mergeResults({ ...empty, live, samples }, '', options).players).toHaveLength(4);
  expect(mergeResults({ ...empty, samples }, '', options).players).toHaveLength(4);
});
