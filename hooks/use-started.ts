'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page, true once it is hydrated. */
export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
