'use client';

import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import { PLAYER_INDEX_FAILED } from '#lib/platform/messages/player.ts';
import { whenIdle } from '#lib/platform/when-idle.ts';
import type { PlayerFinder } from '#lib/players/index/player-finder.ts';
import { rolesOf } from '#lib/team/formation/suggested-spot.ts';
import type { Player } from '#types/player.ts';
import type { PlayerPosition } from '#types/position.ts';

type Finder = {
  /** Null until the index has loaded. Without it, search still works. */
  finder: PlayerFinder | null;
  /** Null if it fails to load. */
  load: () => Promise<PlayerFinder | null>;
  /** The finder with the World Cup squads. Null if they fail to load. */
  loadSquads: () => Promise<PlayerFinder | null>;
};

const SQUADS_DELAY_MS = 10_000;

const FinderContext = createContext<Finder>({
  finder: null,
  load: async () => null,
  loadSquads: async () => null,
});

export function PlayerFinderProvider({ children }: { children: ReactNode }) {
  const notify = useBuilder((builder) => builder.notify);
  const [finder, setFinder] = useState<PlayerFinder | null>(null);
  const hasWarned = useRef(false);

  const load = useCallback(async () => {
    try {
      // Load the search rules too, so that at least the sample players can be searched offline.
      const [{ loadPlayerFinder }] = await Promise.all([
        import('#lib/players/index/player-finder.ts'),
        import('#lib/players/merged-search.ts'),
      ]);
      const loaded = await loadPlayerFinder();
      if (loaded) startTransition(() => setFinder(loaded));
      else if (!hasWarned.current) {
        hasWarned.current = true;
        notify('warning', PLAYER_INDEX_FAILED);
      }
      return loaded;
    } catch (error) {
      console.warn(error);
      return null;
    }
  }, [notify]);

  const isLoaded = finder !== null;
  // Search doesn't wait for the squads and works without them.
  const loadSquads = useCallback(async () => {
    const { loadFinderWithSquads } = await import('#lib/players/index/player-finder.ts');
    const whole = await loadFinderWithSquads();
    if (whole) startTransition(() => setFinder(whole));
    return whole;
  }, []);

  useEffect(() => whenIdle(load, 5000), [load]);
  useEffect(() => (isLoaded ? whenIdle(loadSquads, SQUADS_DELAY_MS) : undefined), [isLoaded, loadSquads]);

  const value = useMemo(() => ({ finder, load, loadSquads }), [finder, load, loadSquads]);
  return <FinderContext value={value}>{children}</FinderContext>;
}

export function usePlayerFinder(): Finder {
  return useContext(FinderContext);
}

/** A player's positions, natural one first: his own and those in the index, once it has loaded. */
export function usePlayerRoles(): (player: Player) => readonly PlayerPosition[] {
  const { finder } = usePlayerFinder();
  return useCallback((player) => rolesOf(player, finder?.details(player)?.positions ?? []), [finder]);
}
