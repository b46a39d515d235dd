import { createBrowserClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { supabaseConfig } from '#lib/supabase/config.ts';

/** ms, spec §9: the library itself would wait for as long as the backend keeps a connection open. */
const ANSWER_LIMIT = 5000;

let client: SupabaseClient | null = null;

/** The browser's one client; null where no backend is configured (D20). */
export function browserClient(): SupabaseClient | null {
  const config = supabaseConfig();
  if (!config) return null;
  client ??= createBrowserClient(config.url, config.anonKey, {
    // Mails lead to /auth/confirm; a `code` in the address belongs to the sports login, never to this client (S8).
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
