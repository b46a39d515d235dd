'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type PlayAddress, readPlayAddress, writePlayAddress } from '#lib/match/play-address.ts';

const CHANGED = 'play-address';

function subscribe(onChange: () => void): () => void {
  for (const name of ['hashchange', 'popstate', CHANGED]) window.addEventListener(name, onChange);
  return () => {
    for (const name of ['hashchange', 'popstate', CHANGED]) window.removeEventListener(name, onChange);
  };
}

export type Go = (address: Partial<PlayAddress>, how?: 'push' | 'replace') => void;

/** The number of screens of this page before the current one. Null if the address was changed by hand. */
export function screensBack(): number | null {
  const state = window.history.state as { screens?: number } | null;
  return state?.screens ?? (window.location.hash === '' ? 0 : null);
}

/** Keeps the user's progress in the address, so that it survives a reload and Back goes one step back. */
export function usePlayAddress(): { address: PlayAddress; go: Go } {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  const address = useMemo(() => readPlayAddress(hash), [hash]);
  const go = useCallback<Go>((next, how = 'push') => {
    const { pathname } = window.location;
    const url = pathname + writePlayAddress(next);
    const screens = screensBack();
    if (how === 'replace') window.history.replaceState(screens === null ? null : { screens }, '', url);
    else window.history.pushState(screens === null ? null : { screens: screens + 1 }, '', url);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return { address, go };
}
