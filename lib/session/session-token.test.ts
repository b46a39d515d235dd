import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionToken } from '#lib/session/session-token.ts';

const auth = { getSession: jest.fn(), refreshSession: jest.fn(), signOut: jest.fn() };
const token = (isRefused = false) => sessionToken({ auth } as unknown as SupabaseClient, isRefused);

const session = (access_token: string) => ({ data: { session: { access_token } }, error: null });
const ended = (code: string) => ({ data: { session: null }, error: { name: 'AuthApiError', code } });

beforeEach(() => auth.signOut.mockReset().mockResolvedValue({ error: null }));

it('is the session’s, or a new one after the server rejected it', async () => {
  auth.getSession.mockResolvedValue(session('known'));
  auth.refreshSession.mockResolvedValue(session('new'));
  expect(await token()).toBe('known');
  expect(await token(true)).toBe('new');
});

it('is null if the session has ended or its renewal is rejected', async () => {
  auth.getSession.mockResolvedValue(ended('session_not_found'));
  expect(await token()).toBeNull();
  auth.refreshSession.mockResolvedValue(ended('over_limit'));
  expect(await token(true)).toBeNull();
  expect(auth.signOut).not.toHaveBeenCalled();
  auth.refreshSession.mockResolvedValue(ended('refresh_token_not_found'));
  expect(await token(true)).toBeNull();
  expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' });
});

it('rejects if the service is unreachable, or after five seconds without a response', async () => {
  jest.useFakeTimers();
  const unreached = Object.assign(new Error('fetch failed'), { name: 'AuthRetryableFetchError' });
  auth.getSession.mockResolvedValueOnce({ data: { session: null }, error: unreached });
  await expect(token()).rejects.toBe(unreached);
  auth.getSession.mockReturnValueOnce(new Promise(() => undefined));
  const late = expect(token()).rejects.toThrow('no answer within 5000 ms');
  await jest.advanceTimersByTimeAsync(5000);
  await late;
  jest.useRealTimers();
});
