import { mergeResults } from '#lib/players/index/merge-results.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';

const named = (id: string, name: string, more = {}) => makePlayer({ id, name, year: 1980, ...more });
const ids = (players: { id: string }[]) => players.map(({ id }) => id);
const empty = { index: [], live: [], samples: [] };

it('shows the same person once, with the picture that the sports database adds', () => {
  const index = [named('index-cafu', 'Cafu', { position: 'RB', imageUrl: null, apiId: null })];
  const live = [named('tsdb-1', 'Cafú', { imageUrl: 'https://r2.thesportsdb.com/cafu.png', apiId: '1' })];
  const players = mergeResults({ ...empty, index, live }, 'cafu', '');
  expect(players).toHaveLength(1);
  expect(players[0]).toMatchObject({ id: 'index-cafu', apiId: '1', imageUrl: 'https://r2.thesportsdb.com/cafu.png' });
});

it('without a typed name has the selected position first, then the name', () => {
  const live = [
    named('a', 'Zidane', { position: 'CAM' }),
    named('b', 'Buffon', { position: 'GK' }),
    named('c', 'Casillas', { position: 'GK' }),
  ];
  expect(ids(mergeResults({ ...empty, live }, '', 'GK'))).toEqual(['b', 'c', 'a']);
});

it.each([
  ['keeps the order of the index', 'zico', ['Zico', 'Arthur Antunes Zico'], [], 'index-0 index-1'],
  [
    'keeps a nickname first',
    'el pibe',
    ['Diego Maradona', 'Pibe Valderrama'],
    ['El Pibe Gomez'],
    'index-0 live-0 index-1',
  ],
  [
    'puts others with all the words before those with fewer',
    'ronald koeman',
    ['Ronald Koeman', 'Erwin Koeman'],
    ['Ronald Koeman Jr', 'Ronald Araujo'],
    'index-0 live-0 index-1 live-1',
  ],
])('%s when %s was typed', (_, typed, known, others, expected) => {
  const index = known.map((name, at) => named(`index-${at}`, name));
  const live = others.map((name, at) => named(`live-${at}`, name, { year: 1990 }));
  expect(ids(mergeResults({ ...empty, index, live }, typed, '')).join(' ')).toBe(expected);
});

it('fills up with at most three samples, and shows them all where nothing else was found', () => {
  const samples = ['a', 'b', 'c', 'd'].map((id, place) => named(id, `Sample ${id}`, { year: 1970 + place }));
  const live = [named('tsdb-5', 'Sample live')];
  expect(mergeResults({ ...empty, live, samples }, '', '')).toHaveLength(4);
  expect(mergeResults({ ...empty, samples }, '', '')).toHaveLength(4);
});
