import 'server-only';
import { DEFAULT_COOKIE_OPTIONS } from '@supabase/ssr';
import { type NextRequest, NextResponse } from 'next/server';
import { readSession, sessionCookies } from '#lib/supabase/stored-session.ts';

/** The browser renews a token this close to its end, and an older cookie must not overwrite the new one. */
const NEAR_END_MS = 300_000;

/**
 * Extends the session cookie, which Safari otherwise limits to a week, and removes a malformed one. Tokens are renewed in
 * the browser: on the server, all users would share one rate limit (D21).
 */
export async function keepSessionCookie(request: NextRequest): Promise<NextResponse> {
  const response = NextResponse.next();
  for (const [key, parts] of sessionCookies(request.cookies.getAll())) {
    const session = await readSession(key, parts);
    if (session !== null && session.end - Date.now() < NEAR_END_MS) continue;
    const options = { ...DEFAULT_COOKIE_OPTIONS, secure: request.nextUrl.protocol === 'https:' };
    for (const { name, value } of parts) {
      if (session) response.cookies.set(name, value, options);
      else response.cookies.set(name, '', { ...options, maxAge: 0 });
    }
    // A cache that many visitors share must not store a cookie.
    response.headers.set('Cache-Control', 'private, no-cache');
  }
  return response;
}
