import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { withinTime } from '#lib/platform/within-time.ts';
import { createCookieClient } from '#lib/supabase/cookie-client.ts';

/** ms. A page is better late than never, and better without a renewed session than late. */
const LIMIT = 2000;

/**
 * Renews the session cookie of a page load when its token has ended. It decides nothing about who may do what (D21),
 * and a backend that does not answer leaves the page as it is.
 */
export async function refreshSession(request: NextRequest): Promise<NextResponse> {
  let response = NextResponse.next({ request });
  const supabase = createCookieClient(request.url, {
    getAll: () => request.cookies.getAll(),
    setAll(cookies, headers) {
      for (const { name, value } of cookies) request.cookies.set(name, value);
      response = NextResponse.next({ request });
      for (const { name, value, options } of cookies) response.cookies.set(name, value, options);
      // A page that sets cookies must not be kept by a cache.
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    },
  });
  try {
    // Asks the backend only for a session that is about to end, unlike `getClaims`; nobody is let in by it.
    if (supabase) await withinTime(LIMIT, supabase.auth.getSession());
  } catch (error) {
    console.warn('The session was not refreshed.', error);
  }
  return response;
}
