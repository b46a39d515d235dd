'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { noteSportsLogin } from '#components/account/sports-login/sports-note.ts';
import { exchangeCode, signInFailureOf } from '#lib/api/oauth.ts';
import { NO_AUTHORIZATION_CODE, providerErrorMessage, signInFailedMessage } from '#lib/platform/messages/account.ts';
import { cleanText } from '#lib/team/file/clean-text.ts';

const RETURN_AFTER_MS = 2000;
const MAX_DESCRIPTION = 200;
/** The protocol's own errors (RFC 6749 section 4.1.2.1). */
const ERRORS: readonly string[] = [
  'access_denied',
  'invalid_request',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'unsupported_response_type',
];

export type SignInCallback =
  | { step: 'working' }
  | { step: 'done' }
  /** `debug` is shown only during development. It contains no code, state or token. */
  | { step: 'failed'; message: string; debug: string };

export function useSignInCallback(): SignInCallback {
  const [state, setState] = useState<SignInCallback>({ step: 'working' });
  /** StrictMode runs effects twice, but a code works only once. */
  const attempt = useRef<Promise<SignInCallback>>(null);
  const router = useRouter();

  useEffect(() => {
    attempt.current ??= finish(takeParameters());
    void attempt.current.then(setState);
  }, []);

  useEffect(() => {
    if (state.step !== 'done') return;
    const timer = setTimeout(() => router.replace('/'), RETURN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state.step, router]);

  return state;
}

/** Removes the query and its code from the address bar and the history. */
function takeParameters(): URLSearchParams {
  const parameters = new URLSearchParams(window.location.search);
  window.history.replaceState(null, '', window.location.pathname);
  return parameters;
}

async function finish(parameters: URLSearchParams): Promise<SignInCallback> {
  const error = parameters.get('error');
  if (error !== null) return providerError(error, parameters);
  const code = parameters.get('code');
  if (!code) return { step: 'failed', message: NO_AUTHORIZATION_CODE, debug: 'no code in the query' };
  try {
    const { signedIn } = await exchangeCode({ code, state: parameters.get('state') ?? '' });
    noteSportsLogin(signedIn);
    if (signedIn) return { step: 'done' };
    return { step: 'failed', message: signInFailedMessage('provider-unusable'), debug: 'the session is already over' };
  } catch (failure) {
    const { reason, detail } = signInFailureOf(failure);
    return { step: 'failed', message: signInFailedMessage(reason), debug: `exchange: ${detail}` };
  }
}

/** Anyone can craft this address: a text is shown only if this browser started the sign-in, shortened and cleaned. */
async function providerError(error: string, parameters: URLSearchParams): Promise<SignInCallback> {
  const state = parameters.get('state') ?? '';
  const isOwn = state !== '' && (await isOwnSignIn(state));
  const isShown = isOwn ? /^[\w.-]{1,64}$/.test(error) : ERRORS.includes(error);
  const description = isOwn ? cleanText(parameters.get('error_description') ?? '', MAX_DESCRIPTION) : '';
  return {
    step: 'failed',
    message: providerErrorMessage(isShown ? error : 'unknown_error', description),
    debug: 'the provider sent an error instead of a code',
  };
}

/** Asks the server, because only it can read the cookie of a sign-in. That also ends the sign-in. */
async function isOwnSignIn(state: string): Promise<boolean> {
  try {
    await exchangeCode({ state });
    return true;
  } catch {
    return false;
  }
}
