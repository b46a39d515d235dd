'use client';

import { useEffect } from 'react';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { ANONYMOUS } from '#lib/builder/state.ts';

/** While one of a visitor's saved teams is open, shows what another tab does to it (D72). */
export function useKeptTeam(): void {
  const store = useBuilderStore();
  const isKept = useBuilder(({ team, owner, isRestored }) => isRestored && owner === ANONYMOUS && team.id !== null);

  useEffect(() => {
    if (!isKept) return;
    let stop: (() => void) | null = () => {};
    import('#lib/kept-teams/follow-kept-team.ts').then(({ followKeptTeam }) => {
      if (stop) stop = followKeptTeam(store);
    }, console.warn);
    return () => {
      stop?.();
      stop = null;
    };
  }, [store, isKept]);
}
