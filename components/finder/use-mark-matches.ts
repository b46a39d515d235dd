import { type RefObject, useEffect } from 'react';
import type { Player } from '#types/player.ts';

/** Underlines what was typed, where the browser can; results do not wait for it. */
export function useMarkMatches(list: RefObject<HTMLElement | null>, players: readonly Player[], query: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other players have other names.
  useEffect(() => {
    if (query === '' || !('Highlight' in window)) return;
    const marking = import('#components/finder/mark-matches.ts');
    let isOver = false;
    marking.then(({ markMatches }) => !isOver && list.current && markMatches(list.current, query), console.warn);
    return () => {
      isOver = true;
      marking.then(
        ({ unmarkMatches }) => unmarkMatches(),
        () => undefined,
      );
    };
  }, [list, players, query]);
}
