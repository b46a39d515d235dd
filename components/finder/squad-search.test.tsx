import { act } from '@testing-library/react';
import { fakeSearch, finderIs, loadSquads, open } from '#components/finder/player-search.fixtures.tsx';
import type { Squad } from '#lib/players/squads/squad-book.ts';

jest.mock('#lib/api/players.ts');
jest.mock('#hooks/use-player-finder.tsx');

beforeEach(fakeSearch);
afterEach(() => jest.useRealTimers());

describe('D53: World Cup squads', () => {
  it('load only once a year is typed', async () => {
    finderIs({ find: () => ({ ranked: [], close: [] }) });
    const { type } = open();
    await type('brazil 198');
    expect(loadSquads).not.toHaveBeenCalled();
    await type('brazil 1982');
    expect(loadSquads).toHaveBeenCalledTimes(1);
  });

  it('are offered by typed name', async () => {
    const squad: Squad = {
      id: '1982 Brazil',
      year: 1982,
      team: 'Brazil',
      nation: 'Brazil',
      isWinner: false,
      places: [],
    };
    finderIs({ find: () => ({ ranked: [], close: [] }), squads: { squads: [squad], appearances: new Map() } });
    const { type, now } = open();
    await type('brazil 1982');
    expect(loadSquads).not.toHaveBeenCalled();
    expect(now().offered).toBe(squad);
    await act(async () => now().chooseSquad(squad));
    expect(now()).toMatchObject({ squad, offered: null, criteria: { query: '' } });
  });
});
