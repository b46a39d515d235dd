'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { isSportsLoginNoted, onSportsNote } from '#components/account/sports-login/sports-note.ts';

async function check(): Promise<void> {
  const { checkSportsLogin } = await import('#components/account/sports-login/use-sports-login.ts');
  await checkSportsLogin();
}

/** Whether this browser is signed in with a sports account. Asks the server only if it was before. */
export function useSportsNote(): boolean {
  const isNoted = useSyncExternalStore(onSportsNote, isSportsLoginNoted, () => false);

  useEffect(() => {
    if (!isNoted) return;
    const onVisible = () => {
      if (document.visibilityState === 'visible') check().catch(() => undefined);
    };
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [isNoted]);

  return isNoted;
}
