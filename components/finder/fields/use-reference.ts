'use client';

import { loadable, useLoaded } from '#components/ui/use-loaded.ts';

export type Reference = typeof import('#lib/players/reference/lookup.ts');

const reference = loadable(() => import('#lib/players/reference/lookup.ts'));

/** Until it loads, the lists that need it are empty. Reopening the fields retries. */
export function useReference(isWanted: boolean): Reference | null {
  return useLoaded(reference, isWanted).loaded;
}
