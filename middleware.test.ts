import { NextRequest, NextResponse } from 'next/server';
import { keepSessionCookie } from '#lib/supabase/middleware.ts';
import { config, middleware } from '#middleware.ts';

jest.mock('#lib/supabase/middleware.ts', () => ({ keepSessionCookie: jest.fn() }));

const visit = (cookie?: string) =>
  middleware(new NextRequest('https://dream11.example/', cookie === undefined ? {} : { headers: { cookie } }));

it('does nothing without a session (D21)', async () => {
  for (const cookie of [undefined, '', 'theme=dark', 'sb-abc-auth-token-code-verifier=x']) {
    expect((await visit(cookie)).headers.get('x-middleware-next')).toBe('1');
  }
  expect(keepSessionCookie).not.toHaveBeenCalled();
});

it('maintains a session', async () => {
  const kept = NextResponse.next();
  jest.mocked(keepSessionCookie).mockResolvedValue(kept);
  expect(await visit('sb-abc-auth-token.0=x; sb-abc-auth-token.1=y')).toBe(kept);
});

it('runs for the page only', () => {
  expect(config.matcher).toEqual(['/']);
});
