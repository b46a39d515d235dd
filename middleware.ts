import { type NextRequest, NextResponse } from 'next/server';
import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';

/** Maintains the session cookie on page loads that have one (D21, D39). */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (!hasSessionCookie(request.headers.get('cookie') ?? '')) return NextResponse.next();
  const { keepSessionCookie } = await import('#lib/supabase/middleware.ts');
  return keepSessionCookie(request);
}

export const config = { matcher: ['/'] };
