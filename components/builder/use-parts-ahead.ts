'use client';

import { useEffect } from 'react';
import { untilIdle } from '#lib/platform/when-idle.ts';

/** ms after the start, when the first load is over */
const WAIT = 3000;

/** ms between two parts at most */
const LATEST = 1000;

/** What an edit, a file or a card needs and the first load does not. */
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
        await untilIdle(LATEST);
        await load().catch(() => undefined);
      }
    }, WAIT);
    return () => clearTimeout(timer);
  }, [others]);
}
