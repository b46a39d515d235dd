import { isAuthApiError, type Provider, type SupabaseClient } from '@supabase/supabase-js';
import { LINK_SIGN_IN_KEY, readStored, removeStored, SOCIAL_SIGN_IN_KEY, writeStored } from '#lib/platform/storage.ts';
import type { SocialFailure } from '#types/user.ts';

/** The page to which the auth service returns; it must be on the service's list of redirect addresses. */
const RETURN_PATH = '/auth/return';

/** Where the user was, and with whom they are signing in. */
export type SocialNote = { provider: string; path: string };

export type SocialOutcome =
  | { step: 'done' }
  | { step: 'failed'; reason: SocialFailure }
  /** The service did not answer; the code may still work. */
  | { step: 'unchecked' };

/** Leaves the page for the provider (PKCE). Returns false if that could not start. */
export async function startSocialSignIn({ auth }: SupabaseClient, provider: string): Promise<boolean> {
  const { pathname, search, hash, origin } = window.location;
  const { data, error } = await auth.signInWithOAuth({
    provider: provider as Provider,
    options: { redirectTo: `${origin}${RETURN_PATH}`, skipBrowserRedirect: true },
  });
  if (error || !data.url) return false;
  writeStored(SOCIAL_SIGN_IN_KEY, JSON.stringify({ provider, path: `${pathname}${search}${hash}` }));
  window.location.assign(data.url);
  return true;
}

/** What this browser noted when it left; read once. */
export function takeSocialNote(): SocialNote {
  const note: SocialNote = { provider: '', path: '/' };
  try {
    const { provider, path } = JSON.parse(readStored(SOCIAL_SIGN_IN_KEY) ?? '{}') as Record<string, unknown>;
    if (typeof provider === 'string') note.provider = provider;
    // A path of this site only: not '//elsewhere'.
    if (typeof path === 'string' && /^\/(?![/\\])/.test(path)) note.path = path;
  } catch {
    // As if there were none.
  }
  removeStored(SOCIAL_SIGN_IN_KEY);
  return note;
}

const REASONS: Readonly<Record<string, SocialFailure>> = {
  provider_email_needs_verification: 'unverified',
  signup_disabled: 'closed',
  user_banned: 'blocked',
  bad_code_verifier: 'expired',
  bad_oauth_state: 'expired',
  flow_state_expired: 'expired',
  flow_state_not_found: 'expired',
  flow_state_already_used: 'expired',
  pkce_code_verifier_not_found: 'expired',
};

/** Why the service sent an error instead of a code; null if it sent none. */
export function socialFailureOf(query: URLSearchParams): SocialFailure | null {
  const [error, code] = [query.get('error'), query.get('error_code')];
  if (error === null && code === null) return query.has('code') ? null : 'failed';
  const known = REASONS[code ?? ''];
  if (known) return known;
  return error === 'access_denied' ? 'cancelled' : 'failed';
}

export async function finishSocialSignIn({ auth }: SupabaseClient, code: string): Promise<SocialOutcome> {
  const { error } = await auth.exchangeCodeForSession(code);
  if (!error) {
    removeStored(LINK_SIGN_IN_KEY);
    return { step: 'done' };
  }
  console.warn(`The sign-in was not finished: ${error.code ?? error.name}`);
  if (error.name === 'AuthPKCECodeVerifierMissingError') return { step: 'failed', reason: 'expired' };
  if (!isAuthApiError(error) || error.status === 429 || error.status >= 500) return { step: 'unchecked' };
  return { step: 'failed', reason: REASONS[error.code ?? ''] ?? 'failed' };
}
