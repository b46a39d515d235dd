import 'server-only';
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { supabaseConfig } from '#lib/supabase/config.ts';

/**
 * A client for the two places where a page's own session cookie is written: its renewal, and the links of our mails. A
 * new one for each request; null without a backend (D20). No route of the API uses it (D21).
 * @param url of the request: over https its cookies never go out in the clear
 */
export function createCookieClient(url: string, cookies: CookieMethodsServer): SupabaseClient | null {
  const config = supabaseConfig();
  const cookieOptions = { secure: new URL(url).protocol === 'https:' };
  return config && createServerClient(config.url, config.anonKey, { cookies, cookieOptions });
}
