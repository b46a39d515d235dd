/** @jest-environment jsdom */
import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { loadProfile } from '#lib/api/profile.ts';
import { createSessionStore } from '#lib/session/session-store.ts';
import { makeUser } from '#lib/session/user.fixtures.ts';
import { browserClient } from '#lib/supabase/browser.ts';
import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';
import type { ChatAllowance } from '#types/user.ts';

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

const profileOf = (id: string, name = 'Robin of the profile') => makeUser({ id, name, email: `${id}@example.com` });

const profile = jest.mocked(loadProfile);
const loaded = (id: string) => ({ ok: true as const, value: { user: profileOf(id), chat: CHAT } });
const notLoaded = { ok: false as const, code: 'unreachable' as const, error: 'no' };

const auth = {
  listeners: new Set<Listener>(),
  refreshSession: jest.fn(),
  signOut: jest.fn(),
  onAuthStateChange(listener: Listener) {
    auth.listeners.add(listener);
    return { data: { subscription: { unsubscribe: () => auth.listeners.delete(listener) } } };
  },
};

let stop = () => {};

/** Opens the page and waits until the auth library is listening. */
async function open({ cookie = true, hasBackend = true } = {}) {
  jest.mocked(hasSessionCookie).mockReturnValue(cookie);
  const store = createSessionStore(hasBackend);
  stop = store.getState().start();
  await jest.advanceTimersByTimeAsync(0);
  return {
    get current() {
      return store.getState();
    },
  };
}

async function say(event: AuthChangeEvent, session: AuthSession | null) {
  for (const listener of auth.listeners) listener(event, session);
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest
    .mocked(browserClient)
    .mockReset()
    .mockReturnValue({ auth } as unknown as Client);
  profile.mockReset();
  auth.listeners.clear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('loads nothing for a visitor, who counts as signed out at once', async () => {
  const session = await open({ cookie: false });
  expect(session.current.status).toBe('signed-out');
  expect(browserClient).not.toHaveBeenCalled();
});

it('waits five seconds for the library, then continues without it; a later event still counts', async () => {
  const session = await open();
  expect(session.current.status).toBe('loading');
  await jest.advanceTimersByTimeAsync(4999);
  expect(session.current.status).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
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
    answer.resolve(loaded('me'));
    await jest.advanceTimersByTimeAsync(0);
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

describe('a session that was ended elsewhere', () => {
  const refused = { ok: false as const, code: 'signed-out' as const, error: 'no' };
  const renewal = (code: string) => ({ data: { session: null }, error: { name: 'AuthApiError', code } });
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    auth.signOut.mockReset().mockResolvedValue({ error: null });
  });

  it('ends here on the next visit, without an action', async () => {
    await open();
    profile.mockResolvedValue(refused);
    auth.refreshSession.mockResolvedValue(renewal('refresh_token_not_found'));
    await say('INITIAL_SESSION', authOf('me'));
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' });
    expect(profile).toHaveBeenCalledTimes(1);
  });

  it('goes on if it can be renewed', async () => {
    const session = await open();
    profile.mockResolvedValueOnce(refused).mockResolvedValue(loaded('me'));
    auth.refreshSession.mockResolvedValue({ data: { session: { access_token: 'new' } }, error: null });
    await say('INITIAL_SESSION', authOf('me'));
    expect(profile).toHaveBeenLastCalledWith({ token: 'new' });
    expect(session.current).toMatchObject({ user: { name: 'Robin of the profile' }, chat: CHAT });
    expect(auth.signOut).not.toHaveBeenCalled();
  });

  it.each([
    ['the server is unreachable', notLoaded],
    ['the renewal is held back', refused],
  ])('stays while %s', async (_, answer) => {
    const session = await open();
    profile.mockResolvedValue(answer);
    auth.refreshSession.mockResolvedValue({
      data: { session: null },
      error: Object.assign(new Error('later'), { name: 'AuthRetryableFetchError' }),
    });
    await say('INITIAL_SESSION', authOf('me'));
    expect(session.current).toMatchObject({ status: 'signed-in', user: { name: 'Robin' } });
    expect(auth.signOut).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

it('never shows the profile of a user who has since signed out', async () => {
  const session = await open();
  const answer = Promise.withResolvers<ReturnType<typeof loaded>>();
  profile.mockReturnValue(answer.promise);
  await say('SIGNED_IN', authOf('me'));
  await say('SIGNED_OUT', null);
  answer.resolve(loaded('me'));
  await jest.advanceTimersByTimeAsync(0);
  expect(session.current).toMatchObject({ status: 'signed-out', user: null, chat: null });
});

it('applies changes to the allowance and the profile, but not another user’s', async () => {
  const session = await open();
  profile.mockImplementation(async ({ token }) => loaded(token.replace('token of ', '')));
  const left: ChatAllowance = { ...CHAT, used: 5, remaining: 0 };
  const change = () => {
    session.current.setChat('me', left);
    session.current.setUser(profileOf('me', 'Robyn'));
  };
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
  session.current.endRecovery();
  expect(session.current.isRecovering).toBe(false);
});

it('is off without a backend, even with a session cookie', async () => {
  jest.mocked(browserClient).mockReturnValue(null);
  const session = await open({ hasBackend: false });
  expect(session.current.status).toBe('off');
  expect(await session.current.accessToken()).toBeNull();
});
