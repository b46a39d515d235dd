import { type RefObject, useEffect } from 'react';
import { markMatches } from '#components/finder/results/mark-matches.ts';
import type { Player } from '#types/player.ts';

/** Underlines the typed words in the results if the browser supports it. */
export function useMarkMatches(list: RefObject<HTMLElement | null>, players: readonly Player[], query: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other players have other names.
  useEffect(() => {
    if (query !== '' && 'Highlight' in window) return markMatches(list, query);
  }, [list, players, query]);
}
