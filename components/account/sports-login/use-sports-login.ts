'use client';

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { noteSportsLogin } from '#components/account/sports-login/sports-note.ts';
import { fetchServices } from '#lib/api/health.ts';
import {
  fetchSportsSession,
  refreshSportsSession,
  SPORTS_LOGIN_START,
  signInFailureOf,
  signOutOfSports,
} from '#lib/api/oauth.ts';
import type { SportsSession } from '#types/sports-login.ts';

const REFRESH_AHEAD_MS = 2 * 60_000;
/** Prevents a flood of requests if the clock is wrong. */
const MIN_WAIT_MS = 30_000;
const MAX_WAIT_MS = 24 * 60 * 60_000;

export type SportsLoginState =
  | { step: 'checking' }
  | { step: 'off' }
  | { step: 'signed-out' }
  | { step: 'signed-in'; until: Date }
  | { step: 'unknown' };

export function useSportsLogin() {
  const [state, setState] = useState<SportsLoginState>({ step: 'checking' });
  const [isBusy, setBusy] = useState(false);

  const settle = useCallback(async (work: () => Promise<SportsLoginState>) => {
    setBusy(true);
    const next = await work().catch((): SportsLoginState => ({ step: 'unknown' }));
    setBusy(false);
    setState(next);
    return next;
  }, []);
  const check = useCallback(() => settle(checkSportsLogin), [settle]);

  const onVisible = useEffectEvent(() => {
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
    // A session this close to its end couldn't be refreshed, so just wait for it to end.
    const wait = left > REFRESH_AHEAD_MS ? left - REFRESH_AHEAD_MS : left;
    const timer = setTimeout(() => void check(), Math.min(Math.max(wait, MIN_WAIT_MS), MAX_WAIT_MS));
    return () => clearTimeout(timer);
  }, [until, check]);

  return {
    state,
    isBusy,
    check,
    signIn: () => window.location.assign(SPORTS_LOGIN_START),
    signOut: async () => (await settle(async () => toState(await oneAtATime(signOutOfSports)))).step === 'signed-out',
  };
}

/** One at a time across all tabs: reusing a refresh token may end the session, and sign-outs must not be overtaken. */
async function oneAtATime<Value>(work: () => Promise<Value>): Promise<Value> {
  // The Web Locks API isn't available over plain http.
  return navigator.locks ? navigator.locks.request('dream11.sports-login', work) : work();
}

export async function checkSportsLogin(): Promise<SportsLoginState> {
  const { sportsLogin } = await fetchServices();
  if (!sportsLogin) {
    noteSportsLogin(false);
    return { step: 'off' };
  }
  return toState(await oneAtATime(currentSession));
}

function toState({ signedIn, expiresAt }: SportsSession): SportsLoginState {
  noteSportsLogin(signedIn);
  return signedIn && expiresAt !== null ? { step: 'signed-in', until: new Date(expiresAt) } : { step: 'signed-out' };
}

async function currentSession(): Promise<SportsSession> {
  const session = await fetchSportsSession();
  if (session.expiresAt === null || Date.parse(session.expiresAt) - Date.now() > REFRESH_AHEAD_MS) return session;
  try {
    return await refreshSportsSession();
  } catch (error) {
    const { reason } = signInFailureOf(error);
    if (reason === 'not-started') return { signedIn: false, expiresAt: null };
    if (reason === 'provider-refused') return sessionAfterRefusal(session);
    // For any other reason, the session lasts until it expires, and a later attempt may renew it.
    if (session.signedIn || reason === 'no-refresh-token') return session;
    throw error;
  }
}

/** Refused because the session is over, or because another process renewed it first. */
async function sessionAfterRefusal(refused: SportsSession): Promise<SportsSession> {
  const current = await fetchSportsSession();
  return current.expiresAt === refused.expiresAt ? signOutOfSports() : current;
}
