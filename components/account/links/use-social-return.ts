'use client';

import { useEffect, useRef, useState } from 'react';
import { socialFailureMessage } from '#lib/platform/messages/account.ts';
import { BACKEND_UNREACHABLE } from '#lib/platform/messages/cloud.ts';
import { browserClient } from '#lib/supabase/browser.ts';
import {
  finishSocialSignIn,
  type SocialNote,
  type SocialOutcome,
  socialFailureOf,
  takeSocialNote,
} from '#lib/supabase/social-sign-in.ts';

export type SocialReturn = { step: 'working' | 'done' } | { step: 'failed'; message: string; canRetry: boolean };

type Visit = { query: URLSearchParams; note: SocialNote };

/** Finishes a provider's sign-in and returns to where it started. The stored team isn't touched. */
export function useSocialReturn(): SocialReturn & { path: string; retry: () => void } {
  const [state, setState] = useState<SocialReturn>({ step: 'working' });
  const [path, setPath] = useState('/');
  /** StrictMode runs effects twice, but a code works only once. */
  const visit = useRef<Visit>(null);

  const finish = async ({ query, note }: Visit) => {
    const outcome = await outcomeOf(query);
    if (outcome.step === 'done') {
      setState(outcome);
      // Replace this page, so that Back doesn't return to it.
      window.location.replace(note.path);
    } else if (outcome.step === 'unchecked') {
      setState({ step: 'failed', message: BACKEND_UNREACHABLE, canRetry: true });
    } else {
      setState({ step: 'failed', message: socialFailureMessage(outcome.reason, note.provider), canRetry: false });
    }
  };

  useEffect(() => {
    if (visit.current) return;
    visit.current = { query: new URLSearchParams(window.location.search), note: takeSocialNote() };
    setPath(visit.current.note.path);
    window.history.replaceState(null, '', window.location.pathname);
    void finish(visit.current);
  });

  return {
    ...state,
    path,
    retry() {
      setState({ step: 'working' });
      if (visit.current) void finish(visit.current);
    },
  };
}

async function outcomeOf(query: URLSearchParams): Promise<SocialOutcome> {
  const reason = socialFailureOf(query);
  if (reason) return { step: 'failed', reason };
  const client = browserClient();
  if (!client) return { step: 'failed', reason: 'failed' };
  return finishSocialSignIn(client, query.get('code') ?? '').catch((): SocialOutcome => ({ step: 'unchecked' }));
}
