import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { usePlayerSearch } from '#components/finder/use-player-search.ts';
import { BuilderProvider, useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { searchPlayers } from '#lib/api/players.ts';
import { ApiError } from '#lib/api/request-json.ts';
import { NO_PLAYERS_FOUND, PLAYER_DATABASE_UNREACHABLE, SEARCH_CRITERIA_MISSING } from '#lib/platform/messages.ts';
import type { PlayerFinder } from '#lib/players/index/player-finder.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { addStarter } from '#lib/team/operations.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';
import type { SearchAnswer } from '#types/api.ts';

jest.mock('#lib/api/players.ts');
jest.mock('#hooks/use-player-finder.tsx');

/** The calls that were made, each with what settles it. */
let calls: {
  query: string;
  signal: AbortSignal | undefined;
  answer: (answer: Partial<SearchAnswer>) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}[];

beforeEach(() => {
  jest.useFakeTimers();
  calls = [];
  finderIs(null);
  jest.mocked(searchPlayers).mockImplementation(
    (criteria, { signal } = {}) =>
      new Promise((resolve, reject) => {
        calls.push({
          query: criteria.query,
          signal,
          answer: (answer) => act(async () => resolve({ players: [], source: 'live', ...answer })),
          fail: (error) => act(async () => reject(error)),
        });
      }),
  );
});

afterEach(() => jest.useRealTimers());

function finderIs(finder: Partial<PlayerFinder> | null) {
  const whole = finder && ({ suggest: () => [], ...finder } as PlayerFinder);
  jest.mocked(usePlayerFinder).mockReturnValue({ finder: whole, load: async () => undefined });
}

const open = () => {
  const wrapper = ({ children }: { children: ReactNode }) => <BuilderProvider>{children}</BuilderProvider>;
  const { result } = renderHook(() => ({ search: usePlayerSearch(null), store: useBuilderStore() }), { wrapper });
  return {
    now: () => result.current.search,
    names: () => result.current.search.players.map(({ name }) => name),
    store: result.current.store,
    type: (query: string) => act(async () => result.current.search.change({ query })),
    change: (change: Parameters<typeof result.current.search.change>[0]) =>
      act(async () => result.current.search.change(change)),
    submit: () => act(async () => result.current.search.submit()),
  };
};

/** Timers and what they begin; the code that calls our API is imported first, which takes a turn. */
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
/** The two frames after which the list follows the builder. */
const followers = () => wait(40);

const online = makePlayer({ id: 'tsdb-1', name: 'Xavi Online', apiId: '1' });

describe('when the sports database is asked', () => {
  it('300 ms after the last of three or more characters (spec §9)', async () => {
    const { type } = open();
    await type('xav');
    await wait(299);
    expect(calls).toHaveLength(0);
    await type('xavi');
    await wait(299);
    expect(calls).toHaveLength(0);
    await wait(1);
    expect(calls.map(({ query }) => query)).toEqual(['xavi']);
  });

  it('not for less than three, spaces aside', async () => {
    const { type, now } = open();
    await type('xa');
    await wait(1000);
    await type('  x  ');
    await wait(1000);
    expect(calls).toHaveLength(0);
    expect(now().isSearching).toBe(false);
  });

  it('at once and for any length when it is told to, and then once', async () => {
    const { type, submit } = open();
    await type('li');
    await submit();
    await wait(0);
    expect(calls.map(({ query }) => query)).toEqual(['li']);
    await type('lionel');
    await submit();
    await wait(1000);
    expect(calls.map(({ query }) => query)).toEqual(['li', 'lionel']);
  });

  it('for a country, a league or a team without a name, but not for a position or a year alone (D16)', async () => {
    const { change } = open();
    await change({ position: 'GK', year: 1980 });
    await wait(1000);
    expect(calls).toHaveLength(0);
    await change({ country: 'Spain' });
    await wait(300);
    expect(calls).toHaveLength(1);
  });

  it('a newer search cancels the older one, whose answer no longer counts', async () => {
    const { type, names } = open();
    await type('xavi');
    await wait(300);
    await type('xavier');
    expect(calls[0]?.signal?.aborted).toBe(true);
    await wait(300);
    await calls[0]?.answer({ players: [online] });
    expect(names()).toEqual([]);
    await calls[1]?.answer({ players: [{ ...online, name: 'Xavier' }] });
    expect(names()).toEqual(['Xavier']);
  });

  it('a call that hangs is given up, and counts as no connection', async () => {
    jest
      .mocked(searchPlayers)
      .mockImplementation(
        (_criteria, { signal } = {}) =>
          new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      );
    const limit = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { type, now } = open();
    await type('xavi');
    await wait(300);
    expect(now().isSearching).toBe(true);
    await act(async () => limit.abort());
    expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000);
    expect(now()).toMatchObject({ isSearching: false, isOffline: true });
  });
});

describe('states (spec §4): idle, searching, results or a message', () => {
  it('suggests while nothing is asked for', () => {
    const { now } = open();
    expect(now()).toMatchObject({ isSuggesting: true, isSearching: false, message: '', isOffline: false });
  });

  it('searches until the answer, then shows it', async () => {
    const { type, now, names } = open();
    await type('xavi');
    expect(now()).toMatchObject({ isSuggesting: false, isSearching: true, message: '' });
    await wait(300);
    expect(now().isSearching).toBe(true);
    await calls[0]?.answer({ players: [online] });
    expect(now()).toMatchObject({ isSearching: false, message: '' });
    expect(names()).toEqual(['Xavi Online']);
  });

  it('says when nobody was found, not before the answer', async () => {
    const { type, now } = open();
    await type('nobody');
    await wait(300);
    expect(now().message).toBe('');
    await calls[0]?.answer({ message: NO_PLAYERS_FOUND });
    expect(now()).toMatchObject({ message: NO_PLAYERS_FOUND, isOffline: false });
  });

  it('asks for a criterion where there is none, until something is typed (spec §5)', async () => {
    const { submit, type, now } = open();
    await submit();
    await wait(300);
    expect(now().message).toBe(SEARCH_CRITERIA_MISSING);
    expect(calls).toHaveLength(0);
    await type('x');
    expect(now().message).not.toContain(SEARCH_CRITERIA_MISSING);
  });

  it('spaces alone are no criterion', async () => {
    const { type, submit, now } = open();
    await type('   ');
    await submit();
    expect(now().message).toBe(SEARCH_CRITERIA_MISSING);
  });
});

describe('without the sports database', () => {
  it.each([
    ['our API cannot be reached', (call: (typeof calls)[0]) => call.fail(new TypeError('Failed to fetch'))],
    ['our API fails', (call: (typeof calls)[0]) => call.fail(new ApiError('An error occurred.', 500))],
    ['our API could not reach it', (call: (typeof calls)[0]) => call.answer({ source: 'sample', isUnreachable: true })],
  ])('%s: banner and message, and the samples are searched', async (_, settle) => {
    const { type, now, names } = open();
    await type('messi');
    await wait(300);
    const [call] = calls;
    if (call) await settle(call);
    expect(now()).toMatchObject({ isOffline: true, message: PLAYER_DATABASE_UNREACHABLE });
    expect(names()).toEqual(['Lionel Messi']);
  });

  it('says as well when nobody was found', async () => {
    const { type, now } = open();
    await type('nobody');
    await wait(300);
    await calls[0]?.fail(new TypeError('Failed to fetch'));
    expect(now().message).toBe(`${PLAYER_DATABASE_UNREACHABLE} ${NO_PLAYERS_FOUND}`);
  });

  it('the banner stays while the next letters are typed, and goes with a good answer', async () => {
    const { type, now } = open();
    await type('messi');
    await wait(300);
    await calls[0]?.fail(new TypeError('Failed to fetch'));
    await type('messi l');
    expect(now().isOffline).toBe(true);
    await wait(300);
    await calls[1]?.answer({ players: [online] });
    expect(now()).toMatchObject({ isOffline: false, message: '' });
  });

  it('the banner goes with the search', async () => {
    const { type, now } = open();
    await type('messi');
    await wait(300);
    await calls[0]?.fail(new TypeError('Failed to fetch'));
    await type('');
    expect(now()).toMatchObject({ isOffline: false, message: '', isSuggesting: true });
  });

  it('asked again, it is a new search', async () => {
    const { type, submit, now } = open();
    await type('messi');
    await wait(300);
    await calls[0]?.fail(new TypeError('Failed to fetch'));
    await submit();
    expect(now()).toMatchObject({ isSearching: true, isOffline: false });
    await wait(0);
    await calls[1]?.answer({ players: [online] });
    expect(now()).toMatchObject({ isSearching: false, isOffline: false });
  });

  it('no banner where samples alone are shown because nothing else was asked for', async () => {
    const { change, now, names } = open();
    await change({ position: 'GK' });
    await wait(1000);
    expect(now()).toMatchObject({ isOffline: false, message: '', isSearching: false });
    expect(names()).toEqual(['Gianluigi Buffon', 'Peter Schmeichel']);
  });
});

describe('who is shown', () => {
  it('at most three samples beside others (spec §9)', async () => {
    const { change, now } = open();
    await change({ country: 'Italy' });
    await wait(300);
    await calls[0]?.answer({ players: [makePlayer({ id: 'tsdb-1', name: 'A Stranger' })] });
    const samples = now().players.filter((player) => SAMPLE_PLAYERS.some(({ id }) => id === player.id));
    expect(now().players).toHaveLength(1 + samples.length);
    expect(samples.length).toBeGreaterThan(0);
    expect(samples.length).toBeLessThanOrEqual(3);
  });

  it('players of the index with the first letter, before anybody outside is asked', async () => {
    const found = Array.from({ length: 30 }, (_, n) => makePlayer({ id: `index-${n}`, name: `Xavi ${n}` }));
    finderIs({ find: (_criteria, { limit }) => ({ players: found.slice(0, limit), total: 65 }) });
    const { type, now } = open();
    await type('x');
    expect(now().players).toHaveLength(30);
    expect(now().hasMore).toBe(true);
    expect(calls).toHaveLength(0);
  });

  it('thirty more of the index each time they are asked for, and thirty again for another search', async () => {
    const limits: number[] = [];
    finderIs({
      find: (_criteria, { limit }) => {
        limits.push(limit);
        return { players: [online], total: 70 };
      },
    });
    const { type, now } = open();
    await type('x');
    await act(async () => now().showMore());
    expect(limits.at(-1)).toBe(60);
    expect(now().hasMore).toBe(true);
    await act(async () => now().showMore());
    expect(limits.at(-1)).toBe(90);
    expect(now().hasMore).toBe(false);
    await type('xa');
    expect(limits.at(-1)).toBe(30);
  });

  it('the same person of two sources once, with the picture', async () => {
    const known = makePlayer({ id: 'index-xavi-1980', name: 'Xavi', year: 1980 });
    finderIs({ find: () => ({ players: [known], total: 1 }) });
    const { type, now } = open();
    await type('xavi');
    await wait(300);
    const imageUrl = 'https://r2.thesportsdb.com/images/xavi.jpg';
    await calls[0]?.answer({ players: [makePlayer({ id: 'tsdb-9', name: 'Xavi', year: 1980, apiId: '9', imageUrl })] });
    expect(now().players).toMatchObject([{ id: 'index-xavi-1980', apiId: '9', imageUrl }]);
  });

  it('suggestions are for the selected place and era, without those in the team', async () => {
    const suggest = jest.fn(() => [online]);
    finderIs({ suggest });
    const { store, now } = open();
    act(() => store.getState().select({ kind: 'slot', slot: 'LCB' }));
    act(() => now().setEra(1990));
    await followers();
    expect(suggest).toHaveBeenLastCalledWith('CB', expect.objectContaining({ era: 1990 }));
  });

  it('without the index the samples are suggested, the selected position first', async () => {
    const { store, names } = open();
    act(() => store.getState().select({ kind: 'slot', slot: 'GK' }));
    await followers();
    expect(names().slice(0, 2)).toEqual(['Gianluigi Buffon', 'Peter Schmeichel']);
    const buffon = SAMPLE_PLAYERS.find(({ name }) => name === 'Gianluigi Buffon');
    if (!buffon) throw new Error('no Buffon');
    act(() => void store.getState().edit((team) => addStarter(team, buffon, 'GK'), ''));
    await followers();
    expect(names()).not.toContain('Gianluigi Buffon');
  });
});
