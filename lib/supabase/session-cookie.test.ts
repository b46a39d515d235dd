import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';

it.each([
  'sb-127-auth-token=base64-x',
  'theme=dark; sb-abcdefgh-auth-token=base64-x; a=b',
  'sb-abcdefgh-auth-token.0=base64-x; sb-abcdefgh-auth-token.1=y',
])('sees a session in %s', (cookies) => {
  expect(hasSessionCookie(cookies)).toBe(true);
});

it.each([
  '',
  'theme=dark',
  'sb-abcdefgh-auth-token-code-verifier=base64-x',
  'not-sb-abcdefgh-auth-token=x',
  'a=sb-abcdefgh-auth-token',
  '__Host-oauth=sealed',
])('sees none in %s', (cookies) => {
  expect(hasSessionCookie(cookies)).toBe(false);
});
