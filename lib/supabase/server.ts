import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { environment } from '#lib/platform/env.ts';
import { backendCalls } from '#lib/supabase/backend-calls.ts';

/** For each backend call, including waiting for its turn. */
const TIMEOUT_MS = 5000;

/** A client that acts as the token's owner, within row level security. Each request creates its own (D21). */
export function createUserClient(token: string): SupabaseClient {
  const { supabase } = environment();
  if (supabase === null) throw new Error('Supabase is not configured');
  return createServerClient(supabase.url, supabase.anonKey, userFetch(), { Authorization: `Bearer ${token}` });
}

/** For what a user's call has begun, so that it goes first. */
export function createSecretClient(): SupabaseClient | null {
  const { supabase, supabaseSecretKey } = environment();
  return supabase === null || supabaseSecretKey === null
    ? null
    : createServerClient(supabase.url, supabaseSecretKey, fetchInTurn('continued'), {});
}

function createServerClient(
  url: string,
  key: string,
  fetcher: typeof fetch,
  headers: Record<string, string>,
): SupabaseClient {
  return createClient(url, key, {
    global: { headers, fetch: fetcher },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // By default, reads are retried for seven seconds.
    db: { retry: false },
  });
}

/** A request's first call waits its turn, and the later ones go first, so that what has begun ends soon. */
function userFetch(): typeof fetch {
  const [first, later] = [fetchInTurn('new'), fetchInTurn('continued')];
  let began = false;
  return async (input, init) => {
    const answer = (began ? later : first)(input, init);
    began ||= await answer.then(() => true);
    return answer;
  };
}

function fetchInTurn(turn: 'new' | 'continued'): typeof fetch {
  return (input, init) => {
    const timed = inTime(init);
    return backendCalls.run(() => fetch(input, timed), timed.signal, turn);
  };
}

function inTime(init: RequestInit = {}): RequestInit & { signal: AbortSignal } {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return { ...init, cache: 'no-store', redirect: 'error', signal };
}
