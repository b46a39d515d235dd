import 'server-only';
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { supabaseConfig } from '#lib/supabase/config.ts';

/**
 * A client for the two places where a page's own session cookie is written: its renewal, and the links of our mails. A
 * new one for each request; null without a backend (D20). No route of the API uses it (D21).
 */
export function createCookieClient(cookies: CookieMethodsServer): SupabaseClient | null {
  const config = supabaseConfig();
  return config && createServerClient(config.url, config.anonKey, { cookies });
}
