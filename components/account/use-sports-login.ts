'use client';

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { fetchServices } from '#lib/api/health.ts';
import {
  fetchSportsSession,
  refreshSportsSession,
  SPORTS_LOGIN_START,
  signInFailureOf,
  signOutOfSports,
} from '#lib/api/oauth.ts';
import { ApiError } from '#lib/api/request-json.ts';
import type { SportsSession } from '#types/sports-login.ts';

/** ms before its end from which on a session is refreshed. */
const AHEAD = 2 * 60_000;
/** ms between two looks at the session, so that a clock that is wrong asks no flood of questions. */
const MIN_WAIT = 30_000;
const MAX_WAIT = 24 * 60 * 60_000;

export type SportsLoginState =
  | { step: 'checking' }
  /** This deployment has no sports login. */
  | { step: 'off' }
  | { step: 'signed-out' }
  | { step: 'signed-in'; until: Date }
  /** The server could not be asked. */
  | { step: 'unknown' };

export type SportsLogin = {
  state: SportsLoginState;
  isBusy: boolean;
  /** Leaves the page for the provider's. */
  signIn: () => void;
  /** Answers whether nobody is signed in any more. */
  signOut: () => Promise<boolean>;
  /** Asks again. */
  check: () => Promise<unknown>;
};

/**
 * One call at a time over all tabs: a provider that rotates refresh tokens ends the session of whoever brings an old one,
 * and a sign-out must not be overtaken by a refresh.
 */
async function alone<Value>(work: () => Promise<Value>): Promise<Value> {
  // Pages served over plain http from another machine have no locks, and no sports login either.
  return navigator.locks ? navigator.locks.request('dream11.sports-login', work) : work();
}

/** The sports login as this page may know it (D35). While in use it refreshes the session ahead of its end. */
export function useSportsLogin(): SportsLogin {
  const [state, setState] = useState<SportsLoginState>({ step: 'checking' });
  const [isBusy, setBusy] = useState(false);

  const settle = useCallback(async (work: () => Promise<SportsLoginState>) => {
    setBusy(true);
    // Calls wait for each other (see `alone`), so the last answer is the latest one.
    const next = await work().catch((): SportsLoginState => ({ step: 'unknown' }));
    setBusy(false);
    setState(next);
    return next;
  }, []);

  const check = useCallback(() => settle(look), [settle]);
  const signOut = useCallback(async () => {
    const next = await settle(async () => toState(await alone(signOutOfSports)));
    return next.step === 'signed-out';
  }, [settle]);

  const onVisible = useEffectEvent(() => {
    // Another tab may have signed in or out meanwhile.
    if (document.visibilityState === 'visible' && state.step !== 'off') void check();
  });

  useEffect(() => {
    void check();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [check]);

  const until = state.step === 'signed-in' ? state.until : null;
  useEffect(() => {
    if (until === null) return;
    const left = until.getTime() - Date.now();
    // A session within its last minutes could not be refreshed, so there is nothing to do before it ends.
    const wait = left > AHEAD ? left - AHEAD : left;
    const timer = setTimeout(() => void check(), Math.min(Math.max(wait, MIN_WAIT), MAX_WAIT));
    return () => clearTimeout(timer);
  }, [until, check]);

  const signIn = useCallback(() => window.location.assign(SPORTS_LOGIN_START), []);
  return { state, isBusy, signIn, signOut, check };
}

async function look(): Promise<SportsLoginState> {
  const { sportsLogin } = await fetchServices();
  if (!sportsLogin) return { step: 'off' };
  return toState(await alone(currentSession));
}

function toState({ signedIn, expiresAt }: SportsSession): SportsLoginState {
  return signedIn && expiresAt !== null ? { step: 'signed-in', until: new Date(expiresAt) } : { step: 'signed-out' };
}

async function currentSession(): Promise<SportsSession> {
  const session = await fetchSportsSession();
  if (session.expiresAt === null || Date.parse(session.expiresAt) - Date.now() > AHEAD) return session;
  try {
    return await refreshSportsSession();
  } catch (error) {
    // Without a refresh token it lasts as long as it lasts; after any other refusal the server has ended it.
    if (!(error instanceof ApiError) || signInFailureOf(error).reason === 'no-refresh-token') return session;
    return { signedIn: false, expiresAt: null };
  }
}
