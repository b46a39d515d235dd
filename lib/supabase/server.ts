import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { environment } from '#lib/env.ts';

/** spec §9: what a profile may take; every call of ours to the backend gets as long. */
const TIMEOUT_MS = 5000;

/** A client that acts as the owner of `token`, within row level security. A new one for each request (D21). */
export function createUserClient(token: string): SupabaseClient {
  const { supabase } = environment();
  if (supabase === null) throw new Error('Supabase is not configured');
  return createServerClient(supabase.url, supabase.anonKey, { Authorization: `Bearer ${token}` });
}

/** A client that may do everything: for the assistant's counter alone. Null without SUPABASE_SECRET_KEY. */
export function createSecretClient(): SupabaseClient | null {
  const { supabase, supabaseSecretKey } = environment();
  return supabase === null || supabaseSecretKey === null
    ? null
    : createServerClient(supabase.url, supabaseSecretKey, {});
}

function createServerClient(url: string, key: string, headers: Record<string, string>): SupabaseClient {
  return createClient(url, key, {
    global: { headers, fetch: fetchInTime },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // By default reads are tried again for seven seconds, longer than anybody waits (spec §9).
    db: { retry: false },
  });
}

const fetchInTime: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return fetch(input, { ...init, signal, cache: 'no-store', redirect: 'error' });
};
