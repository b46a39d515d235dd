import { mergeResults } from '#lib/players/index/merge-results.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';

const named = (id: string, name: string, more = {}) => makePlayer({ id, name, year: 1980, ...more });
const ids = (players: { id: string }[]) => players.map(({ id }) => id);
const empty = { index: [], live: [], samples: [] };

describe('one list of everybody found', () => {
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

  it('keeps the order of the index where a name was typed', () => {
    const index = [named('index-z', 'Zico'), named('index-a', 'Arthur Antunes Zico')];
    expect(ids(mergeResults({ ...empty, index }, 'zico', ''))).toEqual(['index-z', 'index-a']);
  });

  it('keeps whom a nickname means in front of those who only share a word with it', () => {
    const index = [named('index-m', 'Diego Maradona'), named('index-p', 'Pibe Valderrama')];
    const live = [named('tsdb-2', 'El Pibe Gomez', { year: 1990, apiId: '2' })];
    expect(ids(mergeResults({ ...empty, index, live }, 'el pibe', ''))).toEqual(['index-m', 'tsdb-2', 'index-p']);
  });

  it('puts strangers with all the words behind the best of the index and others last', () => {
    const index = [named('index-1', 'Ronald Koeman'), named('index-2', 'Erwin Koeman')];
    const live = [
      named('tsdb-3', 'Ronald Koeman Jr', { year: 1995 }),
      named('tsdb-4', 'Ronald Araujo', { year: 1999 }),
    ];
    const found = ids(mergeResults({ ...empty, index, live }, 'ronald koeman', ''));
    expect(found).toEqual(['index-1', 'tsdb-3', 'index-2', 'tsdb-4']);
  });

  it('fills up with at most three samples, and shows them all where nothing else was found', () => {
    const samples = ['a', 'b', 'c', 'd'].map((id, place) => named(id, `Sample ${id}`, { year: 1970 + place }));
    const live = [named('tsdb-5', 'Sample live')];
    expect(mergeResults({ ...empty, live, samples }, '', '')).toHaveLength(4);
    expect(mergeResults({ ...empty, samples }, '', '')).toHaveLength(4);
  });
});
