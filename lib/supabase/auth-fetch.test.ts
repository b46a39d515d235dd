import { AuthClient } from '@supabase/supabase-js';
import { authFetch } from '#lib/supabase/auth-fetch.ts';

const URL_OF_AUTH = 'https://backend.example/auth/v1';
const EXPIRED = {
  access_token: 'a',
  refresh_token: 'r',
  expires_at: 1,
  expires_in: 1,
  token_type: 'bearer',
  user: { id: 'me' },
};

let answers: () => Promise<Response>;
const asked = jest.fn();
let hours = 0;

beforeEach(() => {
  jest.useFakeTimers();
  // Skip past any pause from an earlier test.
  hours += 1;
  jest.setSystemTime(Date.now() + hours * 3_600_000);
  asked.mockReset().mockImplementation(() => answers());
  global.fetch = asked;
});
afterEach(() => jest.useRealTimers());

/** Whether the real auth library keeps an expired session after this renewal response. */
async function keptAfter(answer: () => Promise<Response>): Promise<unknown> {
  answers = answer;
  const stored = new Map([['session', JSON.stringify(EXPIRED)]]);
  const client = new AuthClient({
    url: URL_OF_AUTH,
    fetch: authFetch,
    storageKey: 'session',
    autoRefreshToken: false,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  const asking = client.getSession();
  await jest.advanceTimersByTimeAsync(60_000);
  await asking;
  return stored.get('session') ?? null;
}

const json = (status: number, body: unknown) => async () => Response.json(body, { status });

it.each([
  ['a rate limit', json(429, { error_code: 'over_request_rate_limit' })],
  ['a fault', json(500, { error_code: 'unexpected_failure' })],
  ["a gateway's refusal", json(403, { message: 'Forbidden' })],
  ['HTML', async () => new Response('<h1>Blocked</h1>', { status: 401 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps the session after %s', async (_what, answer) => {
  expect(await keptAfter(answer)).not.toBeNull();
});

it.each([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_expired',
  'session_not_found',
  'user_banned',
])('drops the session after %s', async (code) => {
  expect(await keptAfter(json(400, { error_code: code }))).toBeNull();
});

it('makes no calls for half a minute after a rate limit', async () => {
  await keptAfter(json(429, {}));
  expect(asked.mock.calls.length).toBeLessThan(3);
});

it.each([
  ['/signup', 15_000],
  ['/recover', 15_000],
  ['/token?grant_type=password', 5000],
])('allows %s %d ms', async (path, limit) => {
  jest.useRealTimers();
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  answers = json(200, {});
  await authFetch(`${URL_OF_AUTH}${path}`, { method: 'POST' });
  expect(timeout).toHaveBeenCalledWith(limit);
});
