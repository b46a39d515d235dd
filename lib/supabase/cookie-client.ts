import 'server-only';
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { publicEnvironment } from '#lib/platform/env.ts';

/** For pages' session cookies only: API routes never read them (D21). Over an https `url`, they are `Secure`. */
export function createCookieClient(url: string, cookies: CookieMethodsServer): SupabaseClient | null {
  const config = publicEnvironment().supabase;
  const cookieOptions = { secure: new URL(url).protocol === 'https:' };
  return config && createServerClient(config.url, config.anonKey, { cookies, cookieOptions });
}
