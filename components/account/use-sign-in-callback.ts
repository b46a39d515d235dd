'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { exchangeCode, signInFailureOf } from '#lib/api/oauth.ts';
import { NO_AUTHORIZATION_CODE, providerErrorMessage, signInFailedMessage } from '#lib/platform/messages.ts';
import { cleanText } from '#lib/team/clean-text.ts';

/** ms, spec §9 */
const RETURN_AFTER = 2000;
const MAX_DESCRIPTION = 200;

export type SignInCallback =
  | { step: 'working' }
  | { step: 'done' }
  /** `debug` is for those who develop (spec §2); it holds no code, state or token. */
  | { step: 'failed'; message: string; debug: string };

/**
 * Ends the sports login that the provider sent back to this page: takes the code out of the address bar, has the server
 * exchange it, once, and returns to the builder where that succeeded.
 */
export function useSignInCallback(): SignInCallback {
  const [state, setState] = useState<SignInCallback>({ step: 'working' });
  /** StrictMode runs effects twice, and the code may be used once only. */
  const attempt = useRef<Promise<SignInCallback>>(null);
  const router = useRouter();

  useEffect(() => {
    let isGone = false;
    attempt.current ??= finish(takeParameters());
    void attempt.current.then((end) => {
      if (!isGone) setState(end);
    });
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (state.step !== 'done') return;
    const timer = setTimeout(() => router.replace('/'), RETURN_AFTER);
    return () => clearTimeout(timer);
  }, [state.step, router]);

  return state;
}

/** The query, which from now on is neither in the address bar nor in the history. */
function takeParameters(): URLSearchParams {
  const parameters = new URLSearchParams(window.location.search);
  window.history.replaceState(null, '', window.location.pathname);
  return parameters;
}

async function finish(parameters: URLSearchParams): Promise<SignInCallback> {
  const error = parameters.get('error');
  if (error !== null) return providerError(error, parameters.get('error_description') ?? '');
  const code = parameters.get('code');
  if (!code) return { step: 'failed', message: NO_AUTHORIZATION_CODE, debug: 'no code in the query' };
  try {
    const { signedIn } = await exchangeCode({ code, state: parameters.get('state') ?? '' });
    if (signedIn) return { step: 'done' };
    return { step: 'failed', message: signInFailedMessage('provider-unusable'), debug: 'the session is already over' };
  } catch (failure) {
    const { reason, detail } = signInFailureOf(failure);
    return { step: 'failed', message: signInFailedMessage(reason), debug: `exchange: ${detail}` };
  }
}

/** Anybody can write an address with such a query, so both texts are kept short and plain (security.md S6). */
function providerError(error: string, description: string): SignInCallback {
  const known = /^[\w.-]{1,64}$/.test(error) ? error : 'unknown_error';
  return {
    step: 'failed',
    message: providerErrorMessage(known, cleanText(description, MAX_DESCRIPTION)),
    debug: 'the provider sent an error instead of a code',
  };
}
