import {
  type AuthError,
  isAuthApiError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { LINK_SIGN_IN_KEY, removeStored } from '#lib/platform/storage.ts';
import { rememberMailRequest } from '#lib/supabase/email-link.ts';
import { isSessionOver } from '#lib/supabase/session-over.ts';
import type { AccountRefusal } from '#types/user.ts';

export type AccountOutcome = { ok: true } | { ok: false; reason: AccountRefusal };

/** A flag in the account's metadata. */
const HAS_PASSWORD = 'has_password';

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

/** Signs in at once if the service doesn't require confirmation. Otherwise the account is 'unconfirmed' (D26). */
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
  // With confirmation on, the service disguises a known address as a user without identities.
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
    // The form has checked everything except the address.
    case 'validation_failed':
    case 'email_address_invalid':
      return 'email-invalid';
    case 'over_email_send_rate_limit':
      // One code has two causes: less than a minute since the last email, or the project's hourly limit.
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

/** Sends a recovery link. Succeeds for unknown addresses too. */
export async function requestRecovery(client: SupabaseClient, email: string): Promise<AccountOutcome> {
  const { error } = await client.auth.resetPasswordForEmail(email.trim());
  const reason = error && emailRefusal(error);
  if (!error) rememberMailRequest(email);
  // Only an existing account can hit the pause, so reporting it would reveal the account.
  return reason && reason !== 'too-soon' ? refuse(reason) : done;
}

/** Sends a code and a link. Succeeds for unknown addresses too. */
export async function requestCode(client: SupabaseClient, email: string): Promise<AccountOutcome> {
  const { error } = await client.auth.signInWithOtp({ email: email.trim(), options: { shouldCreateUser: false } });
  const reason = error && error.code !== 'otp_disabled' ? emailRefusal(error) : null;
  if (!error) rememberMailRequest(email);
  // Reporting it would reveal the account, and the previous code is still valid.
  return reason && reason !== 'too-soon' ? refuse(reason) : done;
}

/** Works in any browser. The service doesn't distinguish a wrong code from an expired one. */
export async function signInWithCode(client: SupabaseClient, email: string, code: string): Promise<AccountOutcome> {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6,10}$/.test(token)) return refuse('code-invalid');
  const { error } = await client.auth.verifyOtp({ email: email.trim(), token, type: 'email' });
  if (error) return refuse(error.code === 'otp_expired' ? 'code-wrong' : 'failed');
  removeStored(LINK_SIGN_IN_KEY);
  return done;
}

export async function resendConfirmation(client: SupabaseClient, email: string): Promise<AccountOutcome> {
  const { error } = await client.auth.resend({ type: 'signup', email: email.trim() });
  if (error) return refuse(emailRefusal(error));
  rememberMailRequest(email);
  return done;
}

export async function setPassword(client: SupabaseClient, password: string): Promise<AccountOutcome> {
  // The service doesn't say whether an account created through a provider has a password.
  const { error } = await client.auth.updateUser({ password, data: { [HAS_PASSWORD]: true } });
  if (!error || error.code === 'same_password') return done;
  return refuse(isSignedOut(error) ? 'link-expired' : passwordRefusal(error));
}

/** Signs in again with the current password, because the service wants a fresh session. Other sessions end (D27). */
export async function changePassword(
  client: SupabaseClient,
  { current, password }: { current: string; password: string },
): Promise<AccountOutcome> {
  // Don't use the session's address: it may have been changed on another device.
  const account = await client.auth.getUser();
  if (account.error) return refuse(isSignedOut(account.error) ? 'signed-out' : 'failed');
  const { email = '' } = account.data.user;
  const { error: refused } = await client.auth.signInWithPassword({ email, password: current });
  if (refused) return refuse(refused.code === 'invalid_credentials' ? 'wrong-password' : 'failed');
  const { error } = await client.auth.updateUser({ password, current_password: current });
  return !error || error.code === 'same_password' ? done : refuse(passwordRefusal(error));
}

/** The address changes once the emailed link is opened. Some services also email a link to the old address. */
export async function changeEmail(client: SupabaseClient, former: string, email: string): Promise<AccountOutcome> {
  const address = email.trim().toLowerCase();
  if (address === former.toLowerCase()) return refuse('same-email');
  const { error } = await client.auth.updateUser({ email: address });
  if (error) {
    const reason = emailRefusal(error);
    return refuse(reason === 'failed' && isSignedOut(error) ? 'signed-out' : reason);
  }
  rememberMailRequest(address);
  return done;
}

export type AccountDetails = {
  email: string;
  /** A new address awaiting confirmation. */
  newEmail: string | null;
  /** `email` if there is a password, plus providers such as `google`. */
  methods: readonly string[];
};

/** Null if the service didn't respond. */
export async function accountDetails(client: SupabaseClient): Promise<AccountDetails | null> {
  const { data, error } = await client.auth.getUser();
  if (error) return null;
  const { email = '', new_email: newEmail = null, identities = [], user_metadata: metadata } = data.user;
  const methods = identities.map(({ provider }) => provider).toSorted();
  const hasPassword = metadata?.[HAS_PASSWORD] === true && !methods.includes('email');
  return { email, newEmail, methods: hasPassword ? ['email', ...methods] : methods };
}

const isSignedOut = (error: AuthError) => isAuthSessionMissingError(error) || isSessionOver(error.code);

export async function signOutEverywhere(client: SupabaseClient): Promise<AccountOutcome> {
  const { error } = await client.auth.signOut({ scope: 'global' });
  return error ? refuse('failed') : done;
}

export async function signOut(client: SupabaseClient): Promise<AccountOutcome> {
  removeStored(LINK_SIGN_IN_KEY);
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) console.warn(`The service didn’t confirm the sign-out: ${error.code ?? error.name}`);
  return done;
}
