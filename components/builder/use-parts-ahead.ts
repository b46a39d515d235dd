'use client';

import { useEffect } from 'react';
import { untilIdle } from '#hooks/when-idle.ts';

/** ms after the start: by then the first load has everything to itself no longer */
const WAIT = 3000;

/** ms between two parts at most, however busy the browser is */
const LATEST = 1000;

/**
 * What an edit, a file or a card needs and the first load does not: fetched while there is a network to fetch it by. The
 * first brings what checks all of them, and little else.
 */
const PARTS = [
  () => import('#types/player-schema.ts'),
  () => import('#lib/team/team-file.ts'),
  () => import('#lib/builder/read-envelope.ts'),
  () => import('#lib/api/players.ts'),
];

/** For the next visit, which may have no network at all. */
async function keepForNextVisit(): Promise<void> {
  const { keepOfflineCopy } = await import('#lib/offline/register.ts');
  await untilIdle(0);
  await keepOfflineCopy();
}

/** Fetches late parts ahead of their first use, so that a network that goes away takes none of them along. */
export function usePartsAhead(others: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    // A part that does not come now is asked for again when it is needed, and its absence is said then (D44).
    const timer = setTimeout(async () => {
      void keepForNextVisit().catch(() => undefined);
      // One after the other, so that whoever taps meanwhile waits for one at most.
      for (const load of [...PARTS, ...others]) {
        await untilIdle(LATEST);
        await load().catch(() => undefined);
      }
    }, WAIT);
    return () => clearTimeout(timer);
  }, [others]);
}
