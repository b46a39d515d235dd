import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BuilderProvider, useBuilder } from '#hooks/use-builder.tsx';
import { SessionProvider, useSession } from '#hooks/use-session.tsx';
import { loadProfile } from '#lib/api/profile.ts';
import { LINK_FAILED, LINK_UNUSABLE, SOCIAL_EXPIRED } from '#lib/platform/messages/session.ts';
import { browserClient } from '#lib/supabase/browser.ts';
import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';
import type { AppUser, ChatAllowance } from '#types/user.ts';

jest.mock('#lib/supabase/browser.ts', () => ({ browserClient: jest.fn() }));
jest.mock('#lib/supabase/session-cookie.ts', () => ({ hasSessionCookie: jest.fn() }));
jest.mock('#lib/api/profile.ts', () => ({ loadProfile: jest.fn() }));

type Listener = (event: AuthChangeEvent, session: AuthSession | null) => void;
type Client = NonNullable<ReturnType<typeof browserClient>>;

const CHAT: ChatAllowance = { limit: 5, used: 1, remaining: 4, unlimited: false, period: 'daily' };

const authOf = (id: string): AuthSession =>
  ({
    access_token: `token of ${id}`,
    user: { id, email: `${id}@example.com`, created_at: '2026-01-01T12:00:00Z', user_metadata: { full_name: 'Robin' } },
  }) as unknown as AuthSession;

const profileOf = (id: string, name = 'Robin of the profile'): AppUser => ({
  id,
  name,
  email: `${id}@example.com`,
  createdAt: '2026-01-01T12:00:00Z',
  planType: 'free',
  aiChatCount: 1,
});

const profile = jest.mocked(loadProfile);
const loaded = (id: string) => ({ ok: true as const, value: { user: profileOf(id), chat: CHAT } });
const notLoaded = { ok: false as const, code: 'unreachable' as const, error: 'no' };

const auth = {
  listeners: new Set<Listener>(),
  getSession: jest.fn(),
  refreshSession: jest.fn(),
  signOut: jest.fn(),
  onAuthStateChange(listener: Listener) {
    auth.listeners.add(listener);
    return { data: { subscription: { unsubscribe: () => auth.listeners.delete(listener) } } };
  },
};

let hasBackend = true;
const wrapper = ({ children }: { children: ReactNode }) => (
  <BuilderProvider>
    <SessionProvider hasBackend={hasBackend}>{children}</SessionProvider>
  </BuilderProvider>
);

/** Opens the page and waits until the auth library is listening. */
async function open({ cookie = true } = {}) {
  jest.mocked(hasSessionCookie).mockReturnValue(cookie);
  const hook = renderHook(() => ({ ...useSession(), said: useBuilder(({ notifications }) => notifications) }), {
    wrapper,
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  return hook.result;
}

const say = (event: AuthChangeEvent, session: AuthSession | null) =>
  act(async () => {
    for (const listener of auth.listeners) listener(event, session);
    await jest.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest
    .mocked(browserClient)
    .mockReset()
    .mockReturnValue({ auth } as unknown as Client);
  profile.mockReset();
  auth.listeners.clear();
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

it('loads nothing for a visitor, who counts as signed out at once', async () => {
  const session = await open({ cookie: false });
  expect(session.current.status).toBe('signed-out');
  expect(browserClient).not.toHaveBeenCalled();
});

it('waits five seconds for the library, then continues without it; a later event still counts', async () => {
  const session = await open();
  expect(session.current.status).toBe('loading');
  await act(() => jest.advanceTimersByTimeAsync(4999));
  expect(session.current.status).toBe('loading');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(session.current.status).toBe('signed-out');
  profile.mockResolvedValue(loaded('me'));
  await say('INITIAL_SESSION', authOf('me'));
  expect(session.current).toMatchObject({ status: 'signed-in', user: { name: 'Robin of the profile' }, chat: CHAT });
});

it.each(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED'] as const)(
  '%s sets the user, first from the session, then from the profile',
  async (event) => {
    const session = await open();
    const answer = Promise.withResolvers<ReturnType<typeof loaded>>();
    profile.mockReturnValue(answer.promise);
    await say(event, authOf('me'));
    expect(session.current).toMatchObject({ status: 'signed-in', user: { name: 'Robin' }, chat: null });
    await act(async () => answer.resolve(loaded('me')));
    expect(session.current).toMatchObject({ user: { name: 'Robin of the profile' }, chat: CHAT });
  },
);

it('loads the profile once for any number of events, and again if the user changes', async () => {
  const session = await open();
  profile.mockImplementation(async ({ token }) => loaded(token.replace('token of ', '')));
  for (const event of ['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_IN', 'TOKEN_REFRESHED'] as const) {
    await say(event, authOf('me'));
  }
  expect(profile).toHaveBeenCalledTimes(1);
  await say('USER_UPDATED', authOf('me'));
  expect(profile).toHaveBeenCalledTimes(2);
  await say('SIGNED_IN', authOf('other'));
  expect(profile).toHaveBeenCalledTimes(3);
  expect(session.current.user?.id).toBe('other');
});

it('falls back to a free user without a profile, and retries at the next event', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const session = await open();
  profile.mockResolvedValueOnce(notLoaded).mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(loaded('me'));
  await say('INITIAL_SESSION', authOf('me'));
  await say('SIGNED_IN', authOf('me'));
  expect(session.current).toMatchObject({ user: { name: 'Robin', planType: 'free', aiChatCount: 0 }, chat: null });
  await say('SIGNED_IN', authOf('me'));
  expect(session.current).toMatchObject({ user: { name: 'Robin of the profile' }, chat: CHAT });
  expect(warn).toHaveBeenCalledTimes(2);
});

it('never shows the profile of a user who has since signed out', async () => {
  const session = await open();
  const answer = Promise.withResolvers<ReturnType<typeof loaded>>();
  profile.mockReturnValue(answer.promise);
  await say('SIGNED_IN', authOf('me'));
  await say('SIGNED_OUT', null);
  await act(async () => answer.resolve(loaded('me')));
  expect(session.current).toMatchObject({ status: 'signed-out', user: null, chat: null });
});

it('applies changes to the allowance and the profile, but not another user’s', async () => {
  const session = await open();
  profile.mockImplementation(async ({ token }) => loaded(token.replace('token of ', '')));
  const left: ChatAllowance = { ...CHAT, used: 5, remaining: 0 };
  const change = () =>
    act(() => {
      session.current.setChat('me', left);
      session.current.setUser(profileOf('me', 'Robyn'));
    });
  await say('SIGNED_IN', authOf('me'));
  change();
  expect(session.current).toMatchObject({ user: { name: 'Robyn' }, chat: left });
  await say('SIGNED_IN', authOf('other'));
  change();
  expect(session.current).toMatchObject({ user: { id: 'other', name: 'Robin of the profile' }, chat: CHAT });
});

it('PASSWORD_RECOVERY opens the new-password dialog', async () => {
  const session = await open();
  profile.mockResolvedValue(loaded('me'));
  await say('PASSWORD_RECOVERY', authOf('me'));
  expect(session.current.isRecovering).toBe(true);
  act(() => session.current.endRecovery());
  expect(session.current.isRecovering).toBe(false);
});

it.each([
  ['#new-password', true, []],
  ['#error=access_denied&error_code=otp_expired', false, [LINK_FAILED]],
  ['#error=invalid_request&error_code=bad_oauth_state', false, [SOCIAL_EXPIRED]],
  ['?error=invalid_request&error_code=bad_oauth_state&error_description=x', false, [SOCIAL_EXPIRED]],
  ['#access_token=a&refresh_token=b', false, [LINK_UNUSABLE]],
  ['?code=abc', false, [LINK_UNUSABLE]],
  ['#anything-else', false, []],
])('the address /%s', async (rest, isRecovering, said) => {
  window.history.replaceState(null, '', `/${rest}`);
  const session = await open({ cookie: false });
  expect(session.current.isRecovering).toBe(isRecovering);
  expect(session.current.said.map(({ message }) => message)).toEqual(said);
  expect(window.location.href).toBe(`http://localhost/${rest === '#anything-else' ? rest : ''}`);
});

it('is off without a backend, even with a session cookie', async () => {
  jest.mocked(browserClient).mockReturnValue(null);
  hasBackend = false;
  const session = await open();
  hasBackend = true;
  expect(session.current.status).toBe('off');
  expect(await session.current.accessToken()).toBeNull();
});

describe('the token', () => {
  async function signedIn() {
    const session = await open();
    profile.mockResolvedValue(loaded('me'));
    await say('INITIAL_SESSION', authOf('me'));
    return session;
  }

  it('is the session’s, or a new one after the server rejected it', async () => {
    const session = await signedIn();
    auth.getSession.mockResolvedValue({ data: { session: authOf('me') }, error: null });
    auth.refreshSession.mockResolvedValue({ data: { session: { access_token: 'new' } }, error: null });
    expect(await session.current.accessToken()).toBe('token of me');
    expect(await session.current.accessToken({ isRefused: true })).toBe('new');
  });

  it('is null if the session has ended or its renewal is rejected', async () => {
    const session = await signedIn();
    auth.getSession.mockResolvedValue({ data: { session: null }, error: { name: 'AuthApiError' } });
    expect(await session.current.accessToken()).toBeNull();
    auth.refreshSession.mockResolvedValue({
      data: { session: null },
      error: { name: 'AuthApiError', code: 'over_limit' },
    });
    expect(await session.current.accessToken({ isRefused: true })).toBeNull();
    expect(auth.signOut).not.toHaveBeenCalled();
    const error = { name: 'AuthApiError', code: 'refresh_token_not_found' };
    auth.refreshSession.mockResolvedValue({ data: { session: null }, error });
    auth.signOut.mockResolvedValue({ error: null });
    expect(await session.current.accessToken({ isRefused: true })).toBeNull();
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' });
  });

  it('rejects if the service is unreachable, or after five seconds without a response', async () => {
    const session = await signedIn();
    const unreached = Object.assign(new Error('fetch failed'), { name: 'AuthRetryableFetchError' });
    auth.getSession.mockResolvedValueOnce({ data: { session: null }, error: unreached });
    await expect(session.current.accessToken()).rejects.toBe(unreached);
    auth.getSession.mockReturnValueOnce(new Promise(() => undefined));
    const late = expect(session.current.accessToken()).rejects.toThrow('no answer within 5000 ms');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    await late;
  });
});
