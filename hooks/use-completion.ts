'use client';

import { useEffect, useState } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { startersOf } from '#lib/team/formation/formations.ts';
import { STARTERS } from '#types/limits.ts';

/** How often the user has completed the eleven since opening the page. Stored and loaded teams don't count. */
export function useCompletion(): number {
  const store = useBuilderStore();
  const [times, setTimes] = useState(0);

  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.team === before.team || now.generation !== before.generation || !before.isRestored) return;
        const isComplete = startersOf(now.team).length === STARTERS;
        if (isComplete && startersOf(before.team).length < STARTERS) setTimes((count) => count + 1);
      }),
    [store],
  );
  return times;
}
