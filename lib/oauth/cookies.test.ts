import { clearCookie, readCookie, SESSION_COOKIE, setCookie, TRANSACTION_COOKIE } from '#lib/oauth/cookies.ts';

const sent = (cookie?: string) => new Request('https://dream.example/', { headers: cookie ? { cookie } : {} });

it('writes cookies for this host only, hidden from scripts', () => {
  expect(setCookie(SESSION_COOKIE, 'value', 60)).toBe(
    '__Host-oauth=value; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax',
  );
  expect(clearCookie(TRANSACTION_COOKIE)).toBe('__Host-oauth_tx=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax');
});

it.each([
  [undefined, null],
  ['', null],
  ['__Host-oauth=', null],
  ['__Host-oauth=a.b=', 'a.b='],
  ['other=x; __Host-oauth=a; __Host-oauth=b', 'a'],
  ['__Host-oauth_tx=other', null],
  ['oauth=other', null],
])('reads from %j: %j', (header, value) => {
  expect(readCookie(sent(header), SESSION_COOKIE)).toBe(value);
});
