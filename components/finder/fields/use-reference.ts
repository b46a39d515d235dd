'use client';

import { useModule } from '#components/finder/use-module.ts';

export type Reference = typeof import('#lib/players/reference/lookup.ts');

const load = () => import('#lib/players/reference/lookup.ts');

/** Until it loads, the lists that need it are empty. Reopening the fields retries. */
export function useReference(isWanted: boolean): Reference | null {
  return useModule(load, isWanted).module;
}
