import {
  type AuthError,
  isAuthApiError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { LINK_SIGN_IN_KEY, removeStored } from '#lib/platform/storage.ts';
import { isSessionOver } from '#lib/supabase/auth-fetch.ts';
import { rememberMailRequest } from '#lib/supabase/email-link.ts';
import type { AccountRefusal } from '#types/user.ts';

export type AccountOutcome = { ok: true } | { ok: false; reason: AccountRefusal };

const done: AccountOutcome = { ok: true };
const refuse = (reason: AccountRefusal): AccountOutcome => ({ ok: false, reason });

export async function signIn(client: SupabaseClient, email: string, password: string): Promise<AccountOutcome> {
  const { error } = await client.auth.signInWithPassword({ email: email.trim(), password });
  if (!error) {
    removeStored(LINK_SIGN_IN_KEY);
    return done;
  }
  if (error.code === 'email_not_confirmed') return refuse('unconfirmed');
  return refuse(isAuthApiError(error) && error.status < 429 ? 'wrong-credentials' : 'failed');
}

/** Signs in at once if the service needs no confirmation. Otherwise the account is 'unconfirmed' (D26). */
export async function signUp(
  client: SupabaseClient,
  { email, password, fullName }: { email: string; password: string; fullName: string },
): Promise<AccountOutcome> {
  const { data, error } = await client.auth.signUp({
    email: email.trim(),
    password,
    options: { data: { full_name: fullName.trim() } },
  });
  if (error) return refuse(emailRefusal(error));
  // With confirmation on, the service hides a known address behind a user without identities.
  if (data.user?.identities?.length === 0) return refuse('already-registered');
  removeStored(LINK_SIGN_IN_KEY);
  if (data.session) return done;
  rememberMailRequest(email);
  return refuse('unconfirmed');
}

function emailRefusal(error: AuthError): AccountRefusal {
  switch (error.code) {
    case 'user_already_exists':
    case 'email_exists':
      return 'already-registered';
    // The form has checked everything but the address.
    case 'validation_failed':
    case 'email_address_invalid':
      return 'email-invalid';
    case 'over_email_send_rate_limit':
      // One code for two causes: a minute between two emails to an address, and the project's emails of an hour.
      return error.message.startsWith('email rate limit exceeded') ? 'too-many-emails' : 'too-soon';
    default:
      return passwordRefusal(error);
  }
}

function passwordRefusal(error: AuthError): AccountRefusal {
  if (!isAuthWeakPasswordError(error)) return 'failed';
  if (error.reasons.includes('pwned')) return 'password-leaked';
  return error.reasons.includes('characters') ? 'password-too-simple' : 'password-too-short';
}

/** Sends a recovery link, and succeeds for an unknown address too. */
export async function requestRecovery(client: SupabaseClient, email: string): Promise<AccountOutcome> {
  const { error } = await client.auth.resetPasswordForEmail(email.trim());
  const reason = error && emailRefusal(error);
  if (!error) rememberMailRequest(email);
  // Only an existing account can be too soon, so saying it would reveal the account.
  return reason && reason !== 'too-soon' ? refuse(reason) : done;
}

export async function resendConfirmation(client: SupabaseClient, email: string): Promise<AccountOutcome> {
  const { error } = await client.auth.resend({ type: 'signup', email: email.trim() });
  if (error) return refuse(emailRefusal(error));
  rememberMailRequest(email);
  return done;
}

export async function setPassword(client: SupabaseClient, password: string): Promise<AccountOutcome> {
  const { error } = await client.auth.updateUser({ password });
  if (!error || error.code === 'same_password') return done;
  if (isAuthSessionMissingError(error) || isSessionOver(error.code)) return refuse('link-expired');
  return refuse(passwordRefusal(error));
}

export async function signOut(client: SupabaseClient): Promise<AccountOutcome> {
  removeStored(LINK_SIGN_IN_KEY);
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) console.warn(`The service did not confirm the sign-out: ${error.code ?? error.name}`);
  return done;
}
