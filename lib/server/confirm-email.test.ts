/** @jest-environment node */
import { AuthRetryableFetchError } from '@supabase/supabase-js';
import { confirmEmail } from '#lib/server/confirm-email.ts';
import { createCookieClient } from '#lib/supabase/cookie-client.ts';

jest.mock('next/headers', () => ({ cookies: async () => ({ getAll: () => [], set: jest.fn() }) }));
jest.mock('#lib/supabase/cookie-client.ts', () => ({ createCookieClient: jest.fn() }));

type Client = NonNullable<ReturnType<typeof createCookieClient>>;

const verifyOtp = jest.fn();

beforeEach(() => {
  verifyOtp.mockReset().mockResolvedValue({ error: null });
  jest.mocked(createCookieClient).mockReturnValue({ auth: { verifyOtp } } as unknown as Client);
});

const follow = (query: string) => confirmEmail(new Request(`https://dream11.example/auth/confirm?${query}`));

it.each([
  ['recovery', '/#new-password'],
  ['signup', '/#confirmed'],
  ['email', '/#confirmed'],
])('a link of type %s ends at %s', async (type, location) => {
  const response = await follow(`token_hash=abc&type=${type}`);
  expect(verifyOtp).toHaveBeenCalledWith({ token_hash: 'abc', type });
  expect(response.status).toBe(303);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    location,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
});

it.each([
  '',
  'type=recovery',
  'token_hash=&type=recovery',
  'token_hash=abc&type=admin',
  `token_hash=${'a'.repeat(257)}&type=recovery`,
])('the link ?%s asks the service nothing', async (query) => {
  expect((await follow(query)).headers.get('location')).toBe('/#link-failed');
  expect(verifyOtp).not.toHaveBeenCalled();
});

it('leads nowhere else, whatever the link says', async () => {
  const response = await follow('token_hash=abc&type=recovery&next=//evil.example&redirect_to=https://evil.example');
  expect(response.headers.get('location')).toBe('/#new-password');
});

it('does not call a link bad that nobody could check', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  verifyOtp.mockResolvedValue({ error: new AuthRetryableFetchError('fetch failed', 0) });
  expect((await follow('token_hash=abc&type=recovery')).headers.get('location')).toBe('/#link-unchecked');
  jest.useFakeTimers();
  verifyOtp.mockReturnValue(new Promise(() => {}));
  const answer = follow('token_hash=abc&type=recovery');
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  expect((await answer).headers.get('location')).toBe('/#link-unchecked');
  expect(warn).toHaveBeenCalledTimes(2);
});

it('says that a link is used up, and that there is no backend (D20), in the same words', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  verifyOtp.mockResolvedValue({ error: { code: 'otp_expired', name: 'AuthApiError' } });
  expect((await follow('token_hash=abc&type=recovery')).headers.get('location')).toBe('/#link-failed');
  expect(warn).toHaveBeenCalledWith('A link of a mail was not accepted: otp_expired');
  jest.mocked(createCookieClient).mockReturnValue(null);
  expect((await follow('token_hash=abc&type=recovery')).headers.get('location')).toBe('/#link-failed');
});
