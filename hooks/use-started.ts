'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page as the server sends it, true once it answers to what is pressed. */
export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
