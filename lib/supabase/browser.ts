import { createBrowserClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { publicEnvironment } from '#lib/platform/env.ts';
import { authFetch } from '#lib/supabase/auth-fetch.ts';

let client: SupabaseClient | null = null;

export function browserClient(): SupabaseClient | null {
  const config = publicEnvironment().supabase;
  if (!config) return null;
  client ??= createBrowserClient(config.url, config.anonKey, {
    // Emails link to /auth/confirm. A `code` in the address belongs to the sports login.
    auth: { detectSessionInUrl: false },
    cookieOptions: { secure: window.location.protocol === 'https:' },
    db: { retry: false },
    global: { fetch: authFetch },
  });
  return client;
}
