'use client';

import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import { whenIdle } from '#hooks/when-idle.ts';
import type { PlayerFinder } from '#lib/players/index/player-finder.ts';

type Finder = {
  /** Null until the index is there, and for good where it cannot be had: the search goes on without it. */
  finder: PlayerFinder | null;
  /** Loads the index now; it comes by itself when the browser is idle. */
  load: () => Promise<void>;
};

const FinderContext = createContext<Finder>({ finder: null, load: async () => undefined });

/** Loads the player index once for all below it, when the browser is idle or when somebody asks for it sooner. */
export function PlayerFinderProvider({ children }: { children: ReactNode }) {
  const notify = useBuilder((builder) => builder.notify);
  const [finder, setFinder] = useState<PlayerFinder | null>(null);
  const isLoading = useRef(false);

  const value = useMemo<Finder>(
    () => ({
      finder,
      async load() {
        if (finder || isLoading.current) return;
        isLoading.current = true;
        await import('#lib/players/index/player-finder.ts')
          .then(async ({ loadPlayerFinder }) => {
            const answer = await loadPlayerFinder();
            if (answer.ok) startTransition(() => setFinder(answer.finder));
            else if (answer.notice) notify('warning', answer.notice);
          })
          .catch((error: unknown) => {
            // The code itself did not come; samples and the sports database are still searched.
            console.warn(error);
          })
          .finally(() => {
            isLoading.current = false;
          });
      },
    }),
    [finder, notify],
  );

  const { load } = value;
  useEffect(() => whenIdle(load, 5000), [load]);

  return <FinderContext value={value}>{children}</FinderContext>;
}

/** The player index; see `PlayerFinderProvider`. */
export function usePlayerFinder(): Finder {
  return useContext(FinderContext);
}
