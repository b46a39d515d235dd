import { createBrowserClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { supabaseConfig } from '#lib/supabase/config.ts';

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
  });
  return client;
}
