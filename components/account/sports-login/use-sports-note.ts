'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { isSportsLoginNoted, onSportsNote } from '#components/account/sports-login/sports-note.ts';

/** Whether this browser is signed in with a sports account. Asks the server only if it was before. */
export function useSportsNote(): boolean {
  const isNoted = useSyncExternalStore(onSportsNote, isSportsLoginNoted, () => false);

  useEffect(() => {
    if (!isNoted) return;
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      import('#components/account/sports-login/use-sports-login.ts')
        .then(({ checkSportsLogin }) => checkSportsLogin())
        .catch(() => undefined);
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [isNoted]);

  return isNoted;
}
