'use client';

import type { Session as AuthSession, SupabaseClient } from '@supabase/supabase-js';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import { LINK_FAILED, LINK_UNUSABLE, SOCIAL_EXPIRED } from '#lib/platform/messages/session.ts';
import { withinTime } from '#lib/platform/within-time.ts';
import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';
import { isSessionOver } from '#lib/supabase/session-over.ts';
import type { AppUser, ChatAllowance } from '#types/user.ts';

const START_LIMIT = 5000;

/** 'loading' until the auth library has responded; 'off' without a backend (D20). */
export type Session =
  | { status: 'loading' | 'off' | 'signed-out'; user: null; chat: null }
  | { status: 'signed-in'; user: AppUser; chat: ChatAllowance | null };

export type SessionActions = {
  client: () => Promise<SupabaseClient | null>;
  /** Renews the token if needed. Null when signed out. Rejects after five seconds or if renewal fails. */
  accessToken: (refused?: { isRefused: true }) => Promise<string | null>;
  /** Like `setUser`, ignored if another user has signed in since. */
  setChat: (userId: string, chat: ChatAllowance) => void;
  setUser: (user: AppUser) => void;
  /** Enabled sign-in providers such as `google` (D54). */
  socialLogins: readonly string[];
  /** The user came from an email link to choose a new password (D26). */
  isRecovering: boolean;
  endRecovery: () => void;
};

const NO_LOGINS: readonly string[] = [];
const NOBODY = { user: null, chat: null } as const;

const SessionContext = createContext<(Session & SessionActions) | null>(null);

export function useSession(): Session & SessionActions {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** Loads the auth library only for users who are signed in or want to be. */
export function SessionProvider({
  hasBackend,
  socialLogins = NO_LOGINS,
  children,
}: {
  hasBackend: boolean;
  socialLogins?: readonly string[];
  children: ReactNode;
}) {
  const notify = useBuilder((builder) => builder.notify);
  const [session, setSession] = useState<Session>({ status: hasBackend ? 'loading' : 'off', ...NOBODY });
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
    // Without a profile, the user counts as a free user until the library's next event.
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
      console.warn('The profile failed to load.', error);
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
        if (!supabase) return null;
        const { data } = supabase.auth.onAuthStateChange((event, auth) => {
          if (event === 'PASSWORD_RECOVERY') setRecovering(true);
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
    if (!hasBackend) return;
    const start = () => {
      if (hasSessionCookie(document.cookie)) client().catch(leave);
      else if (!loading.current) leave();
    };
    start();
    const giveUp = setTimeout(
      () => setSession((now) => (now.status === 'loading' ? { status: 'signed-out', ...NOBODY } : now)),
      START_LIMIT,
    );
    // This tab doesn't notice a sign-in in another tab until it has loaded the library.
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
  }, [hasBackend, client, leave]);

  // `/auth/confirm` redirects to #new-password (D26). The auth service's own links carry a code or tokens, which are
  // never used: anyone could have sent them.
  useEffect(() => {
    const { hash, search } = window.location;
    const query = new URLSearchParams(search);
    const fragment = new URLSearchParams(hash.slice(1));
    const code = fragment.get('error_code') ?? query.get('error_code');
    const hasFailed = code !== null || fragment.has('error');
    // The service comes here if it no longer knows where a sign-in with a provider began.
    const isSocial = /^(?:bad_oauth|flow_state)_/.test(code ?? '');
    const isForeign = fragment.has('access_token') || query.has('code');
    if (hash !== '#new-password' && !hasFailed && !isForeign) return;
    window.history.replaceState(window.history.state, '', '/');
    if (hash === '#new-password') setRecovering(true);
    else if (isSocial) notify('error', SOCIAL_EXPIRED);
    else notify('error', hasFailed ? LINK_FAILED : LINK_UNUSABLE);
  }, [notify]);

  const value = useMemo<Session & SessionActions>(
    () => ({
      ...session,
      client,
      socialLogins,
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
    [session, client, socialLogins, isRecovering],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

async function tokenFrom({ auth }: SupabaseClient, isRefused: boolean): Promise<string | null> {
  const asked = isRefused ? auth.refreshSession() : auth.getSession();
  const { data, error } = await withinTime<Awaited<typeof asked>>(START_LIMIT, asked);
  if (error?.name === 'AuthRetryableFetchError') throw error;
  // On its own, the library would keep the session until the rejected token expires.
  if (error && isRefused && isSessionOver(error.code)) auth.signOut({ scope: 'local' }).catch(console.warn);
  return data.session?.access_token ?? null;
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
