import type { SupabaseClient } from '@supabase/supabase-js';
import { withinTime } from '#lib/platform/within-time.ts';
import { isSessionOver } from '#lib/supabase/session-over.ts';

const LIMIT_MS = 5000;

/** Rejects if the service doesn't respond in time or is unreachable. */
export async function sessionToken({ auth }: SupabaseClient, isRefused: boolean): Promise<string | null> {
  const asked = isRefused ? auth.refreshSession() : auth.getSession();
  const { data, error } = await withinTime<Awaited<typeof asked>>(LIMIT_MS, asked);
  if (error?.name === 'AuthRetryableFetchError') throw error;
  // On its own, the library would keep the session until the rejected token expires.
  if (error && isRefused && isSessionOver(error.code)) auth.signOut({ scope: 'local' }).catch(console.warn);
  return data.session?.access_token ?? null;
}
