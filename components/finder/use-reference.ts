'use client';

import { useModule } from '#components/finder/use-module.ts';

export type Reference = typeof import('#lib/players/reference/lookup.ts');

const load = () => import('#lib/players/reference/lookup.ts');

/** Until it is there, the lists that need it stay empty; opening the fields again tries again. */
export function useReference(isWanted: boolean): Reference | null {
  return useModule(load, isWanted).module;
}
