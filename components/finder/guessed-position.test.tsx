import { act } from '@testing-library/react';
import { fakeSearch, finderIs, open } from '#components/finder/player-search.fixtures.tsx';

jest.mock('#lib/api/players.ts');
jest.mock('#hooks/use-player-finder.tsx');

beforeEach(fakeSearch);
afterEach(() => jest.useRealTimers());

it('ranks a typed name regardless of a position that the search chose, until the user chooses it', async () => {
  const find = jest.fn(() => ({ ranked: [], close: [] }));
  finderIs({ find });
  const { type, now, store } = open();
  act(() => store.getState().select({ kind: 'slot', slot: 'GK', isGuess: true }));
  await type('zidane');
  expect(now().isAnyPosition).toBe(true);
  expect(find).toHaveBeenLastCalledWith(expect.anything(), { selected: '', order: 'known' }, null);
  act(() => now().preferSlot(true));
  expect(store.getState().selected).toEqual({ kind: 'slot', slot: 'GK' });
  expect(find).toHaveBeenLastCalledWith(expect.anything(), { selected: 'GK', order: 'known' }, null);
});
