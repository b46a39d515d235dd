'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useBuilder } from '#hooks/use-builder.tsx';
import { readArrival } from '#lib/session/arrival.ts';
import { createSessionStore, type Session, type SessionStore } from '#lib/session/session-store.ts';

/** Enabled sign-in providers such as `google` (D54). */
type SocialLogins = { socialLogins: readonly string[] };

const NO_LOGINS: readonly string[] = [];

const SessionContext = createContext<(SocialLogins & { store: SessionStore }) | null>(null);

function useSessionContext() {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

export const useSessionStore = (): SessionStore => useSessionContext().store;

export function useSession(): Session & SocialLogins {
  const { store, socialLogins } = useSessionContext();
  return { ...useStore(store), socialLogins };
}

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
  const [store] = useState(() => createSessionStore(hasBackend));

  useEffect(() => store.getState().start(), [store]);

  useEffect(() => {
    const arrival = readArrival(window.location);
    if (!arrival) return;
    window.history.replaceState(window.history.state, '', '/');
    if ('error' in arrival) notify('error', arrival.error);
    else store.getState().beginRecovery();
  }, [store, notify]);

  const value = useMemo(() => ({ store, socialLogins }), [store, socialLogins]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
