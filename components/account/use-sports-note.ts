'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { readStored, removeStored, SPORTS_LOGIN_KEY, writeStored } from '#lib/platform/storage.ts';

export const SPORTS_PROVIDER = 'Yahoo';

const CHANGED = 'dream11:sports-login';

/** Notes the server's latest word on the sports login: a page cannot see the session's cookie. */
export function noteSportsLogin(isSignedIn: boolean): void {
  if (isSignedIn) writeStored(SPORTS_LOGIN_KEY, '1');
  else removeStored(SPORTS_LOGIN_KEY);
  window.dispatchEvent(new Event(CHANGED));
}

/** Whether this browser is signed in with a sports account. Asks the server only where it was before. */
export function useSportsNote(): boolean {
  const isNoted = useSyncExternalStore(
    subscribe,
    () => readStored(SPORTS_LOGIN_KEY) !== null,
    () => false,
  );

  useEffect(() => {
    if (!isNoted) return;
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      const { checkSportsLogin } = await import('#components/account/use-sports-login.ts');
      await checkSportsLogin();
    };
    // Without an answer, the note stays.
    const checkQuietly = () => void check().catch(() => undefined);
    checkQuietly();
    document.addEventListener('visibilitychange', checkQuietly);
    return () => document.removeEventListener('visibilitychange', checkQuietly);
  }, [isNoted]);

  return isNoted;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}
