import {
  type AuthError,
  isAuthApiError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { accountMessage } from '#lib/platform/messages.ts';
import type { AccountRefusal } from '#types/user.ts';

/** `error` is the sentence for the screen, `reason` what code compares. */
export type AccountOutcome = { ok: true } | { ok: false; reason: AccountRefusal; error: string };

type Coded = { code?: string | undefined };

const done: AccountOutcome = { ok: true };
const refuse = (reason: AccountRefusal): AccountOutcome => ({ ok: false, reason, error: accountMessage(reason) });

/** An unknown address and a wrong password give the same answer. */
export async function signIn(client: SupabaseClient, email: string, password: string): Promise<AccountOutcome> {
  const { error } = await client.auth.signInWithPassword({ email: email.trim(), password });
  if (!error) return done;
  if (error.code === 'email_not_confirmed') return refuse('unconfirmed');
  return refuse(isAuthApiError(error) && error.status < 429 ? 'wrong-credentials' : 'failed');
}

export async function signUp(
  client: SupabaseClient,
  { email, password, fullName }: { email: string; password: string; fullName: string },
): Promise<AccountOutcome> {
  const { data, error } = await client.auth.signUp({
    email: email.trim(),
    password,
    options: { data: { full_name: fullName.trim() } },
  });
  if (error) return refuse(signUpRefusal(error));
  // With confirmation on, the service hides a known address behind a user without identities (D26 shows it).
  if (data.user?.identities?.length === 0) return refuse('already-registered');
  return data.session ? done : refuse('unconfirmed');
}

function signUpRefusal(error: Coded): AccountRefusal {
  if (error.code === 'user_already_exists' || error.code === 'email_exists') return 'already-registered';
  return isAuthWeakPasswordError(error) ? 'password-too-short' : emailRefusal(error);
}

/** The form has checked everything but the address, so a failed validation is about that. */
function emailRefusal({ code }: Coded): AccountRefusal {
  if (code === 'validation_failed' || code === 'email_address_invalid') return 'email-invalid';
  return code === 'over_email_send_rate_limit' ? 'too-soon' : 'failed';
}

/** Does not reveal whether the account exists: only a real account can be 'too soon', so that counts as sent. */
export async function requestRecovery(client: SupabaseClient, email: string): Promise<AccountOutcome> {
  const { error } = await client.auth.resetPasswordForEmail(email.trim());
  const reason = error && emailRefusal(error);
  return reason && reason !== 'too-soon' ? refuse(reason) : done;
}

export async function resendConfirmation(client: SupabaseClient, email: string): Promise<AccountOutcome> {
  const { error } = await client.auth.resend({ type: 'signup', email: email.trim() });
  return error ? refuse(emailRefusal(error)) : done;
}

export async function setPassword(client: SupabaseClient, password: string): Promise<AccountOutcome> {
  const { error } = await client.auth.updateUser({ password });
  if (!error || error.code === 'same_password') return done;
  return refuse(setPasswordRefusal(error));
}

function setPasswordRefusal(error: AuthError): AccountRefusal {
  if (isAuthSessionMissingError(error)) return 'link-expired';
  return isAuthWeakPasswordError(error) ? 'password-too-short' : 'failed';
}

/** Ends this session only. It ends here even if the service cannot be reached. */
export async function signOut(client: SupabaseClient): Promise<AccountOutcome> {
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) console.warn(`The auth service did not confirm the sign-out: ${error.code ?? error.name}`);
  return done;
}
