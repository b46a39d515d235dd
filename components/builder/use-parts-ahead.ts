'use client';

import { useEffect } from 'react';
import { untilIdle } from '#lib/platform/when-idle.ts';

const FIRST_LOAD_MS = 3000;
const MAX_PAUSE_MS = 1000;

const PARTS = [
  () => import('#types/player-schema.ts'),
  () => import('#lib/team/team-file.ts'),
  () => import('#lib/builder/read-envelope.ts'),
  () => import('#lib/api/players.ts'),
];

async function keepForNextVisit(): Promise<void> {
  const { keepOfflineCopy } = await import('#lib/offline/register.ts');
  await untilIdle(0);
  await keepOfflineCopy();
}

/** Fetches late parts before their first use, so that they work offline. */
export function usePartsAhead(others: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    // A part that fails now is requested again when it is needed.
    const timer = setTimeout(async () => {
      void keepForNextVisit().catch(() => undefined);
      // One at a time, so that a tap waits for one at most.
      for (const load of [...PARTS, ...others]) {
        await untilIdle(MAX_PAUSE_MS);
        await load().catch(() => undefined);
      }
    }, FIRST_LOAD_MS);
    return () => clearTimeout(timer);
  }, [others]);
}
