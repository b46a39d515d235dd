import { type RefObject, useEffect } from 'react';
import { loadable, useLoaded } from '#components/ui/use-loaded.ts';
import type { Player } from '#types/player.ts';

const marks = loadable(() => import('#components/finder/results/mark-matches.ts').then((module) => module.markMatches));

export function useMarkMatches(list: RefObject<HTMLElement | null>, players: readonly Player[], query: string): void {
  const isWanted = query !== '' && 'Highlight' in globalThis;
  const { loaded: markMatches } = useLoaded(marks, isWanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other players have other names.
  useEffect(() => {
    if (isWanted) return markMatches?.(list, query);
  }, [list, players, query, isWanted, markMatches]);
}
