'use client';

import { useEffect } from 'react';
import { whenIdle } from '#lib/platform/when-idle.ts';

const FIRST_LOAD_MS = 3000;

async function store(): Promise<void> {
  const { keepOfflineCopy } = await import('#lib/offline/register.ts');
  await keepOfflineCopy();
}

/** After the first load, stores the page and all its parts for offline use. */
export function useOfflineCopy(): void {
  useEffect(() => {
    const timer = setTimeout(() => whenIdle(store, 0), FIRST_LOAD_MS);
    return () => clearTimeout(timer);
  }, []);
}
