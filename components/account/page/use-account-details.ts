'use client';

import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#hooks/use-session.tsx';
import { type AccountDetails, accountDetails } from '#lib/supabase/account.ts';

export type Details = { step: 'loading' } | { step: 'failed' } | { step: 'known'; details: AccountDetails };

/** What the auth service knows about the user. During a `reload`, the old details stay on screen. */
export function useAccountDetails(): Details & { reload: () => Promise<void> } {
  const { client } = useSession();
  const [state, setState] = useState<Details>({ step: 'loading' });

  const reload = useCallback(async () => {
    const load = async () => {
      const supabase = await client();
      return supabase && accountDetails(supabase);
    };
    const details = await load().catch(() => null);
    setState(details ? { step: 'known', details } : { step: 'failed' });
  }, [client]);

  useEffect(() => {
    // The user may be coming back from an email link.
    const onReturn = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    void reload();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [reload]);

  return { ...state, reload };
}
