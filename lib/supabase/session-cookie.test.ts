import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';

it.each([
  ['sb-127-auth-token=base64-x', true],
  ['theme=dark; sb-abcdefgh-auth-token=base64-x; a=b', true],
  ['sb-abcdefgh-auth-token.0=base64-x; sb-abcdefgh-auth-token.1=y', true],
  ['', false],
  ['sb-abcdefgh-auth-token-code-verifier=base64-x', false],
  ['not-sb-abcdefgh-auth-token=x', false],
  ['a=sb-abcdefgh-auth-token', false],
  ['__Host-oauth=sealed', false],
])('%j holds a session: %s', (cookies, isThere) => {
  expect(hasSessionCookie(cookies)).toBe(isThere);
});
