import { type RefObject, useEffect } from 'react';
import type { Player } from '#types/player.ts';

/** Underlines the typed words in the results if the browser supports it. The results don't wait for it. */
export function useMarkMatches(list: RefObject<HTMLElement | null>, players: readonly Player[], query: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other players have other names.
  useEffect(() => {
    if (query === '' || !('Highlight' in window)) return;
    // Offline, the names stay unmarked.
    const marking = import('#components/finder/results/mark-matches.ts')
      .then(({ markMatches }) => markMatches(list, query))
      .catch((error: unknown) => {
        console.warn(error);
        return null;
      });
    return () => void marking.then((unmark) => unmark?.());
  }, [list, players, query]);
}
