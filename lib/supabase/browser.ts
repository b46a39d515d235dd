import { createBrowserClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { publicEnvironment } from '#lib/platform/env.ts';

/** ms; the library itself has no limit. */
const ANSWER_LIMIT = 5000;

let client: SupabaseClient | null = null;

export function browserClient(): SupabaseClient | null {
  const config = publicEnvironment().supabase;
  if (!config) return null;
  client ??= createBrowserClient(config.url, config.anonKey, {
    // Emails link to /auth/confirm; a `code` in the address belongs to the sports login.
    auth: { detectSessionInUrl: false },
    cookieOptions: { secure: window.location.protocol === 'https:' },
    db: { retry: false },
    global: { fetch: fetchInTime },
  });
  return client;
}

const fetchInTime: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(ANSWER_LIMIT);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
};
