import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { usePlayerSearch } from '#components/finder/use-player-search.ts';
import { BuilderProvider, useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { searchPlayers } from '#lib/api/players.ts';
import type { PlayerFinder } from '#lib/players/index/player-finder.ts';
import type { SearchAnswer } from '#types/api.ts';

// For tests that mock both '#lib/api/players.ts' and '#hooks/use-player-finder.tsx'.

/** The calls made so far, each with functions to settle it. */
export const calls: {
  query: string;
  signal: AbortSignal | undefined;
  answer: (answer: Partial<SearchAnswer>) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}[] = [];

export function fakeSearch() {
  jest.useFakeTimers();
  loadSquads.mockClear();
  calls.length = 0;
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
}

export const loadSquads = jest.fn(async () => null);

export function finderIs(finder: Partial<PlayerFinder> | null) {
  const whole =
    finder &&
    ({
      suggest: () => [],
      understand: () => [],
      legends: () => ({ players: [], isNamed: false }),
      squads: null,
      ...finder,
    } as PlayerFinder);
  jest.mocked(usePlayerFinder).mockReturnValue({ finder: whole, load: async () => null, loadSquads });
}

export const open = () => {
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

/** The API code is imported first, which takes one turn of the event loop. */
export const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/** Types a name and waits for the debounce, so that a call is in flight. */
export async function search(query: string) {
  const opened = open();
  await opened.type(query);
  await wait(300);
  return opened;
}

export const FAILED = new TypeError('Failed to fetch');
