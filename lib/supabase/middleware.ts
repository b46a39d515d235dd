import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { withinTime } from '#lib/platform/within-time.ts';
import { createCookieClient } from '#lib/supabase/cookie-client.ts';

/** ms; a page is better without a renewed session than late. */
const LIMIT = 2000;

/** Renews the session cookie of a page load. It grants no access (D21), and a failing backend never blocks the page. */
export async function refreshSession(request: NextRequest): Promise<NextResponse> {
  let response = NextResponse.next({ request });
  const supabase = createCookieClient(request.url, {
    getAll: () => request.cookies.getAll(),
    setAll(cookies, headers) {
      for (const { name, value } of cookies) request.cookies.set(name, value);
      response = NextResponse.next({ request });
      for (const { name, value, options } of cookies) response.cookies.set(name, value, options);
      // A response that sets cookies must not be cached.
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    },
  });
  try {
    // Calls the backend only if the session is about to expire.
    if (supabase) await withinTime(LIMIT, supabase.auth.getSession());
  } catch (error) {
    console.warn('The session was not refreshed.', error);
  }
  return response;
}
