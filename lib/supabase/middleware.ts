import 'server-only';
import { combineChunks, DEFAULT_COOKIE_OPTIONS, stringFromBase64URL } from '@supabase/ssr';
import { type NextRequest, NextResponse } from 'next/server';
import { isSessionCookie } from '#lib/supabase/session-cookie.ts';

/** In ms. The browser renews a token this close to its end, and an older cookie must not overwrite the new one. */
const NEAR_END = 300_000;

/**
 * Extends the session cookie, which Safari otherwise limits to a week, and removes a malformed one. It calls no
 * service: tokens are renewed in the browser, because on the server all users would share one rate limit (D21).
 */
export async function keepSessionCookie(request: NextRequest): Promise<NextResponse> {
  const response = NextResponse.next();
  const cookies = request.cookies.getAll().filter(({ name }) => isSessionCookie(name));
  // A cookie of another project, or one that a sibling site has set, says nothing about ours.
  for (const [key, parts] of Map.groupBy(cookies, ({ name }) => name.replace(/\.\d+$/, ''))) {
    const end = endOfSession((await combineChunks(key, (name) => request.cookies.get(name)?.value)) ?? '');
    if (end !== null && end - Date.now() < NEAR_END) continue;
    const options = { ...DEFAULT_COOKIE_OPTIONS, secure: request.nextUrl.protocol === 'https:' };
    for (const { name, value } of parts)
      response.cookies.set(name, end === null ? '' : value, end === null ? { ...options, maxAge: 0 } : options);
    // A cache that many visitors share must not store a cookie.
    response.headers.set('Cache-Control', 'private, no-cache');
  }
  return response;
}

/** When the access token expires, in ms since 1970. Null if this isn't a session. */
function endOfSession(cookie: string): number | null {
  try {
    const text = cookie.startsWith('base64-') ? stringFromBase64URL(cookie.slice('base64-'.length)) : cookie;
    const { access_token: access, refresh_token: refresh, expires_at: end } = JSON.parse(text);
    return typeof access === 'string' && typeof refresh === 'string' && typeof end === 'number' ? end * 1000 : null;
  } catch {
    return null;
  }
}
