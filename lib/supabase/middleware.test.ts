/** @jest-environment node */
import { NextRequest } from 'next/server';
import { createCookieClient } from '#lib/supabase/cookie-client.ts';
import { refreshSession } from '#lib/supabase/middleware.ts';

jest.mock('#lib/supabase/cookie-client.ts', () => ({ createCookieClient: jest.fn() }));

type Client = NonNullable<ReturnType<typeof createCookieClient>>;
type Cookies = Parameters<typeof createCookieClient>[1];

const request = () => new NextRequest('https://dream11.example/', { headers: { cookie: 'sb-abc-auth-token=old' } });

/** A backend whose session check does this. */
function backend(getSession: (cookies: Cookies) => Promise<unknown>) {
  jest
    .mocked(createCookieClient)
    .mockImplementation((_url, cookies) => ({ auth: { getSession: () => getSession(cookies) } }) as unknown as Client);
}

it('hands the new cookies and what keeps them out of caches to the browser', async () => {
  backend(async ({ getAll, setAll }) => {
    expect(await getAll()).toEqual([{ name: 'sb-abc-auth-token', value: 'old' }]);
    await setAll?.(
      [{ name: 'sb-abc-auth-token', value: 'new', options: { path: '/', sameSite: 'lax', secure: true } }],
      {
        'Cache-Control': 'private, no-store',
      },
    );
  });
  const response = await refreshSession(request());
  expect(response.headers.get('set-cookie')).toBe('sb-abc-auth-token=new; Path=/; Secure; SameSite=lax');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

it.each([
  ['that fails', () => Promise.reject(new Error('down'))],
  ['that does not answer', () => new Promise(() => undefined)],
])('shows the page all the same with a backend %s', async (_what, getSession) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.useFakeTimers();
  backend(getSession);
  const answering = refreshSession(request());
  await jest.advanceTimersByTimeAsync(2000);
  const response = await answering;
  expect(response.headers.get('x-middleware-next')).toBe('1');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('does nothing without a backend (D20)', async () => {
  jest.mocked(createCookieClient).mockReturnValue(null);
  expect((await refreshSession(request())).headers.get('x-middleware-next')).toBe('1');
});
