import { createChunks, stringToBase64URL } from '@supabase/ssr';
import { NextRequest } from 'next/server';
import { keepSessionCookie } from '#lib/supabase/middleware.ts';

const NAME = 'sb-abc-auth-token';
const IN_AN_HOUR = Math.floor(Date.now() / 1000) + 3600;

const session = (expiresAt: unknown, length = 10) =>
  `base64-${stringToBase64URL(JSON.stringify({ access_token: 'a'.repeat(length), refresh_token: 'r', expires_at: expiresAt }))}`;

async function visit(cookies: { name: string; value: string }[]) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await keepSessionCookie(new NextRequest('https://dream11.example/', { headers: { cookie } }));
  return { response, written: response.cookies.getAll() };
}

const asked = jest.fn();
beforeEach(() => {
  global.fetch = asked;
});
afterEach(() => expect(asked).not.toHaveBeenCalled());

it('extends a session in one or several cookies, and keeps the response out of shared caches', async () => {
  const chunks = createChunks(NAME, session(IN_AN_HOUR, 6000));
  for (const parts of [[{ name: NAME, value: session(IN_AN_HOUR) }], chunks]) {
    const { response, written } = await visit(parts);
    expect(written.map(({ name, value }) => ({ name, value }))).toEqual(
      parts.map(({ name, value }) => ({ name, value })),
    );
    expect(written.every(({ maxAge, secure, sameSite }) => maxAge === 34_560_000 && secure && sameSite === 'lax')).toBe(
      true,
    );
    expect(response.headers.get('cache-control')).toContain('private');
  }
});

it('does not touch a session that the browser is about to renew, or that has expired', async () => {
  for (const seconds of [200, -86_400]) {
    const { written } = await visit([{ name: NAME, value: session(Math.floor(Date.now() / 1000) + seconds) }]);
    expect(written).toEqual([]);
  }
});

it.each(['x', 'base64-!', 'base64-bm90IGpzb24', session('soon'), '%7B%7D'])(
  'removes %s, which is not a session',
  async (value) => {
    const { written } = await visit([{ name: NAME, value }]);
    expect(written).toMatchObject([{ name: NAME, value: '', maxAge: 0 }]);
  },
);

it('judges the cookies of two projects apart, whichever comes first', async () => {
  const own = { name: NAME, value: session(IN_AN_HOUR) };
  const broken = { name: 'sb-other-auth-token', value: 'x' };
  const ended = { name: 'sb-other-auth-token', value: session(1) };
  for (const cookies of [
    [broken, own],
    [own, broken],
  ]) {
    const { written } = await visit(cookies);
    expect(written).toHaveLength(2);
    expect(written).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...own, maxAge: 34_560_000 }),
        expect.objectContaining({ name: broken.name, value: '', maxAge: 0 }),
      ]),
    );
  }
  expect((await visit([ended, own])).written).toMatchObject([own]);
});
