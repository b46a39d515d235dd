import type { Session as AuthSession, SupabaseClient } from '@supabase/supabase-js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { sessionToken } from '#lib/session/session-token.ts';
import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';
import type { AppUser, ChatAllowance } from '#types/user.ts';

const START_LIMIT_MS = 5000;

/** 'loading' until the auth library has responded; 'off' without a backend (D20). */
type SignedIn =
  | { status: 'loading' | 'off' | 'signed-out'; user: null; chat: null }
  | { status: 'signed-in'; user: AppUser; chat: ChatAllowance | null };

export type SessionActions = {
  start: () => () => void;
  /** Loads the auth library, which only users who are signed in or want to be need. */
  client: () => Promise<SupabaseClient | null>;
  /** Renews the token if needed. Null when signed out. Rejects after five seconds or if renewal fails. */
  accessToken: (refused?: { isRefused: true }) => Promise<string | null>;
  /** Like `setUser`, ignored if another user has signed in since. */
  setChat: (userId: string, chat: ChatAllowance) => void;
  setUser: (user: AppUser) => void;
  beginRecovery: () => void;
  endRecovery: () => void;
};

export type Session = SignedIn &
  SessionActions & {
    /** The user came from an email link to choose a new password (D26). */
    isRecovering: boolean;
  };

export type SessionStore = StoreApi<Session>;

const NOBODY = { user: null, chat: null } as const;

export function createSessionStore(hasBackend: boolean): SessionStore {
  let loading: Promise<SupabaseClient | null> | null = null;
  let unsubscribe = () => {};
  let profileOf: string | null = null;

  return createStore<Session>()((set, get) => {
    const leave = () => set({ status: 'signed-out', ...NOBODY });

    const isHere = (id: string) => get().user?.id === id;

    function enter(auth: AuthSession, isProfileChanged: boolean) {
      const { id } = auth.user;
      if (!isHere(id)) {
        profileOf = null;
        set({ status: 'signed-in', user: freeUser(auth), chat: null });
      }
      if (profileOf !== id || isProfileChanged) void showProfile(id, auth.access_token);
    }

    async function showProfile(id: string, token: string) {
      profileOf = id;
      try {
        const profile = await profileFor(token, () => get().accessToken({ isRefused: true }));
        if (isHere(id)) set({ status: 'signed-in', ...profile });
      } catch (error) {
        // Without a profile, the user counts as a free user until the library's next event.
        if (isHere(id)) profileOf = null;
        console.warn('The profile failed to load.', error);
      }
    }

    async function load(): Promise<SupabaseClient | null> {
      const { browserClient } = await import('#lib/supabase/browser.ts');
      const supabase = browserClient();
      if (!supabase) return null;
      const { data } = supabase.auth.onAuthStateChange((event, auth) => {
        if (event === 'PASSWORD_RECOVERY') get().beginRecovery();
        if (event === 'SIGNED_OUT' || !auth) leave();
        else enter(auth, event === 'USER_UPDATED');
      });
      unsubscribe = () => data.subscription.unsubscribe();
      return supabase;
    }

    const follow = () => {
      if (hasSessionCookie(document.cookie)) get().client().catch(leave);
      else if (!loading) leave();
    };

    return {
      status: hasBackend ? 'loading' : 'off',
      ...NOBODY,
      isRecovering: false,

      start() {
        if (!hasBackend) return () => undefined;
        follow();
        const giveUp = setTimeout(() => get().status === 'loading' && leave(), START_LIMIT_MS);
        // This tab doesn't notice a sign-in in another tab until it has loaded the library.
        const onReturn = () => {
          if (document.visibilityState === 'visible' && !loading) follow();
        };
        document.addEventListener('visibilitychange', onReturn);
        return () => {
          clearTimeout(giveUp);
          document.removeEventListener('visibilitychange', onReturn);
          unsubscribe();
          loading = null;
        };
      },

      client() {
        loading ??= load().catch((error: unknown) => {
          loading = null;
          throw error;
        });
        return loading;
      },

      async accessToken(refused) {
        if (get().status !== 'signed-in') return null;
        const supabase = await get().client();
        return supabase && sessionToken(supabase, refused?.isRefused ?? false);
      },

      setChat: (userId, chat) => isHere(userId) && set({ chat }),
      setUser: (user) => isHere(user.id) && set({ user }),
      beginRecovery: () => set({ isRecovering: true }),
      endRecovery: () => set({ isRecovering: false }),
    };
  });
}

/** Once a visit, this shows whether the session was ended elsewhere: the library only reads its cookie. */
async function profileFor(token: string, renew: () => Promise<string | null>) {
  const { loadProfile } = await import('#lib/api/profile.ts');
  const first = await loadProfile({ token });
  const renewed = !first.ok && first.code === 'signed-out' ? await renew() : null;
  const profile = renewed === null ? first : await loadProfile({ token: renewed });
  if (!profile.ok) throw new Error(profile.error);
  return profile.value;
}

function freeUser({ user }: AuthSession): AppUser {
  const { full_name: fullName } = user.user_metadata;
  return {
    id: user.id,
    name: typeof fullName === 'string' ? fullName : '',
    email: user.email ?? '',
    createdAt: user.created_at,
    planType: 'free',
    aiChatCount: 0,
  };
}
