'use client';

import { useEffect } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { whenIdle } from '#lib/platform/when-idle.ts';

const DELAY_MS = 1500;

/** Replaces shirts with photos once the team has players and the browser is idle (D59). */
export function useTeamPortraits(hasPlayers: boolean): void {
  const store = useBuilderStore();
  useEffect(() => {
    if (!hasPlayers) return;
    let isGone = false;
    let end: (() => void) | undefined;
    const cancel = whenIdle(async () => {
      const { watchTeam } = await import('#components/builder/team-portraits.ts');
      if (!isGone) end = watchTeam(store);
    }, DELAY_MS);
    return () => {
      isGone = true;
      cancel();
      end?.();
    };
  }, [store, hasPlayers]);
}
