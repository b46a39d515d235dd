import { isAuthApiError, type Provider, type SupabaseClient } from '@supabase/supabase-js';
import { LINK_SIGN_IN_KEY, readStored, removeStored, SOCIAL_SIGN_IN_KEY, writeStored } from '#lib/platform/storage.ts';
import type { SocialFailure } from '#types/user.ts';

/** The auth service redirects to this page, which must be on its list of redirect URLs. */
const RETURN_PATH = '/auth/return';

export type SocialNote = { provider: string; path: string };

export type SocialOutcome =
  | { step: 'done' }
  | { step: 'failed'; reason: SocialFailure }
  /** The service didn't respond, so the code may still work. */
  | { step: 'unchecked' };

/** Goes to the provider's page (PKCE). Returns false if the sign-in couldn't start. */
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

/** What this browser stored before leaving. Read once. */
export function takeSocialNote(): SocialNote {
  const note: SocialNote = { provider: '', path: '/' };
  try {
    const { provider, path } = JSON.parse(readStored(SOCIAL_SIGN_IN_KEY) ?? '{}') as Record<string, unknown>;
    if (typeof provider === 'string') note.provider = provider;
    // Only a path on this site, not '//elsewhere'.
    if (typeof path === 'string' && /^\/(?![/\\])/.test(path)) note.path = path;
  } catch {
    // Treat as missing.
  }
  removeStored(SOCIAL_SIGN_IN_KEY);
  return note;
}

const REASONS: ReadonlyMap<string, SocialFailure> = new Map(
  Object.entries({
    provider_email_needs_verification: 'unverified',
    // Only the confirmation of an unverified address sends an email here.
    over_email_send_rate_limit: 'unverified',
    signup_disabled: 'closed',
    user_banned: 'blocked',
    bad_code_verifier: 'expired',
    bad_oauth_state: 'expired',
    flow_state_expired: 'expired',
    flow_state_not_found: 'expired',
    flow_state_already_used: 'expired',
    pkce_code_verifier_not_found: 'expired',
  }),
);

/** Why the service sent an error instead of a code. Null if it sent none. */
export function socialFailureOf(query: URLSearchParams): SocialFailure | null {
  const [error, code] = [query.get('error'), query.get('error_code')];
  if (error === null && code === null) return query.has('code') ? null : 'failed';
  const known = REASONS.get(code ?? '');
  // Only these descriptions mean that an email was sent: just now, or within the last minute.
  const hasMail = /has been sent|only request this after/.test(query.get('error_description') ?? '');
  if (known === 'unverified' && !hasMail) return 'unverified-unsent';
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
  return { step: 'failed', reason: REASONS.get(error.code ?? '') ?? 'failed' };
}
