import 'server-only';
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { supabaseConfig } from '#lib/supabase/config.ts';

/**
 * For the two places that write a page's session cookie: its renewal and the links in emails. API routes never use it (D21).
 * @param url of the request; over https, its cookies are `Secure`
 */
export function createCookieClient(url: string, cookies: CookieMethodsServer): SupabaseClient | null {
  const config = supabaseConfig();
  const cookieOptions = { secure: new URL(url).protocol === 'https:' };
  return config && createServerClient(config.url, config.anonKey, { cookies, cookieOptions });
}
