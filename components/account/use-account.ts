'use client';

import type { SupabaseClient } from '@supabase/supabase-js';
import { useSession } from '#hooks/use-session.tsx';
import type { AccountOutcome } from '#lib/supabase/account.ts';

export type AccountCall = (
  account: typeof import('#lib/supabase/account.ts'),
  client: SupabaseClient,
) => Promise<AccountOutcome>;

export function useAccount(): (call: AccountCall) => Promise<AccountOutcome> {
  const { client } = useSession();
  return async (call) => {
    try {
      const supabase = await client();
      if (!supabase) return { ok: false, reason: 'not-configured' };
      return await call(await import('#lib/supabase/account.ts'), supabase);
    } catch (error) {
      console.warn(error);
      return { ok: false, reason: 'failed' };
    }
  };
}
