'use client';

import type { Session as AuthSession, SupabaseClient } from '@supabase/supabase-js';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import { EMAIL_CONFIRMED, LINK_FAILED, LINK_UNCHECKED } from '#lib/platform/messages.ts';
import { withinTime } from '#lib/platform/within-time.ts';
import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';
import type { AppUser, ChatAllowance } from '#types/user.ts';

/** ms, spec §9: after that nobody waits for the auth library any longer. */
const START_LIMIT = 5000;

/** Who is signed in. 'loading' until the auth library has said so; 'off' without a backend (D20). */
export type Session =
  | { status: 'loading' | 'off' | 'signed-out'; user: null; chat: null }
  | { status: 'signed-in'; user: AppUser; chat: ChatAllowance | null };

export type SessionActions = {
  /** Loads the auth library where it is not there yet; null without a backend. */
  client: () => Promise<SupabaseClient | null>;
  /**
   * A token that is good now, renewed when it is about to end or when `refused` has it be; null where nobody is signed
   * in. Rejects after five seconds, and where the session is there but cannot be renewed now.
   */
  accessToken: (refused?: { isRefused: true }) => Promise<string | null>;
  /** What the server said about the remaining questions of this user; nothing where somebody else is here by now. */
  setChat: (userId: string, chat: ChatAllowance) => void;
  /** The profile as an answer of the server has it; nothing where somebody else is here by now. */
  setUser: (user: AppUser) => void;
  /** A link of a mail has led here to choose a new password (D26). */
  isRecovering: boolean;
  endRecovery: () => void;
};

const NOBODY = { user: null, chat: null } as const;

const SessionContext = createContext<(Session & SessionActions) | null>(null);

/** Who is signed in, and what can be done about it; below a `SessionProvider`. */
export function useSession(): Session & SessionActions {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** Follows the auth library, which is loaded only for those who are or want to be signed in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const notify = useBuilder((builder) => builder.notify);
  const [session, setSession] = useState<Session>({ status: 'loading', ...NOBODY });
  const [isRecovering, setRecovering] = useState(false);
  const loading = useRef<Promise<SupabaseClient | null>>(null);
  const userId = useRef<string | null>(null);
  const hasProfile = useRef(false);
  const unsubscribe = useRef<() => void>(null);

  const enter = useCallback(async (auth: AuthSession, isProfileChanged: boolean) => {
    const isSameUser = userId.current === auth.user.id;
    userId.current = auth.user.id;
    if (!isSameUser) {
      hasProfile.current = false;
      setSession({ status: 'signed-in', user: freeUser(auth), chat: null });
    }
    // A profile that does not come within 5 s leaves a free user (spec §4) until the library's next word.
    if (hasProfile.current && !isProfileChanged) return;
    hasProfile.current = true;
    try {
      const { loadProfile } = await import('#lib/api/profile.ts');
      const profile = await loadProfile({ token: auth.access_token });
      if (userId.current !== auth.user.id) return;
      if (!profile.ok) throw new Error(profile.error);
      setSession({ status: 'signed-in', ...profile.value });
    } catch (error) {
      if (userId.current === auth.user.id) hasProfile.current = false;
      console.warn('The profile was not loaded.', error);
    }
  }, []);

  const leave = useCallback(() => {
    userId.current = null;
    setSession({ status: 'signed-out', ...NOBODY });
  }, []);

  const client = useCallback((): Promise<SupabaseClient | null> => {
    loading.current ??= import('#lib/supabase/browser.ts').then(
      ({ browserClient }) => {
        const supabase = browserClient();
        if (!supabase) {
          setSession({ status: 'off', ...NOBODY });
          return null;
        }
        const { data } = supabase.auth.onAuthStateChange((event, auth) => {
          if (event === 'PASSWORD_RECOVERY') setRecovering(true);
          // Every other event of the library comes with the session as it then is, or with none.
          if (event === 'SIGNED_OUT' || !auth) leave();
          else void enter(auth, event === 'USER_UPDATED');
        });
        unsubscribe.current = () => data.subscription.unsubscribe();
        return supabase;
      },
      (error: unknown) => {
        loading.current = null;
        throw error;
      },
    );
    return loading.current;
  }, [enter, leave]);

  useEffect(() => {
    const start = () => {
      if (hasSessionCookie(document.cookie)) client().catch(leave);
      else if (!loading.current) leave();
    };
    start();
    const giveUp = setTimeout(
      () => setSession((now) => (now.status === 'loading' ? { status: 'signed-out', ...NOBODY } : now)),
      START_LIMIT,
    );
    // Somebody may have signed in in another tab before this one has loaded the library, which then tells it itself.
    const onReturn = () => {
      if (document.visibilityState === 'visible' && !loading.current) start();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(giveUp);
      document.removeEventListener('visibilitychange', onReturn);
      unsubscribe.current?.();
      unsubscribe.current = null;
      loading.current = null;
    };
  }, [client, leave]);

  // The links of our mails end here, with the outcome in the fragment (D26).
  useEffect(() => {
    const { hash } = window.location;
    if (!['#new-password', '#confirmed', '#link-failed', '#link-unchecked'].includes(hash)) return;
    window.history.replaceState(window.history.state, '', '/');
    if (hash === '#new-password') setRecovering(true);
    else if (hash === '#confirmed') notify('success', EMAIL_CONFIRMED);
    else notify('error', hash === '#link-unchecked' ? LINK_UNCHECKED : LINK_FAILED);
  }, [notify]);

  const value = useMemo<Session & SessionActions>(
    () => ({
      ...session,
      client,
      isRecovering,
      endRecovery: () => setRecovering(false),
      async accessToken(refused) {
        if (session.status !== 'signed-in') return null;
        const supabase = await client();
        return supabase && tokenFrom(supabase, refused?.isRefused ?? false);
      },
      setChat: (userId, chat) =>
        setSession((now) => (now.status === 'signed-in' && now.user.id === userId ? { ...now, chat } : now)),
      setUser: (user) =>
        setSession((now) => (now.status === 'signed-in' && now.user.id === user.id ? { ...now, user } : now)),
    }),
    [session, client, isRecovering],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

async function tokenFrom({ auth }: SupabaseClient, isRefused: boolean): Promise<string | null> {
  const asked = isRefused ? auth.refreshSession() : auth.getSession();
  const { data, error } = await withinTime<Awaited<typeof asked>>(START_LIMIT, asked);
  if (error?.name === 'AuthRetryableFetchError') throw error;
  // Neither token is good any more. The library itself would keep the session until the clock says so too.
  if (error && isRefused) auth.signOut({ scope: 'local' }).catch(console.warn);
  return data.session?.access_token ?? null;
}

/** What is known of a user before the profile is, or where it cannot be had (spec §4). */
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
