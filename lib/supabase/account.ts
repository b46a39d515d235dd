import {
  type AuthError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { LINK_SIGN_IN_KEY, removeStored } from '#lib/platform/storage.ts';
import { rememberMailRequest } from '#lib/supabase/email-link.ts';
import { isSessionOver } from '#lib/supabase/session-over.ts';
import type { AccountRefusal } from '#types/user.ts';

/** `least`: how long the service says that a password must be. */
export type AccountOutcome = { ok: true } | { ok: false; reason: AccountRefusal; least?: number | null };

const HAS_PASSWORD = 'has_password';

const done: AccountOutcome = { ok: true };
const refuse = (reason: AccountRefusal): AccountOutcome => ({ ok: false, reason });

/** Anything else, like a missing captcha or password sign-ins turned off, is no fault of the user's. */
const WRONG_CREDENTIALS = ['invalid_credentials', 'validation_failed', 'user_banned'];

export async function signIn(client: SupabaseClient, email: string, password: string): Promise<AccountOutcome> {
  const { error } = await client.auth.signInWithPassword({ email: email.trim(), password });
  if (!error) {
    removeStored(LINK_SIGN_IN_KEY);
    return done;
  }
  if (error.code === 'email_not_confirmed') return refuse('unconfirmed');
  return refuse(WRONG_CREDENTIALS.includes(error.code ?? '') ? 'wrong-credentials' : 'failed');
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
  if (error) return emailRefusal(error);
  // With confirmation on, the service disguises a known address as a user without identities.
  if (data.user?.identities?.length === 0) return refuse('already-registered');
  removeStored(LINK_SIGN_IN_KEY);
  if (data.session) return done;
  rememberMailRequest(email);
  return refuse('unconfirmed');
}

function emailRefusal(error: AuthError): AccountOutcome {
  switch (error.code) {
    case 'user_already_exists':
    case 'email_exists':
      return refuse('already-registered');
    // The form has checked everything except the address.
    case 'validation_failed':
    case 'email_address_invalid':
      return refuse('email-invalid');
    case 'over_email_send_rate_limit':
      // One code has two causes: less than a minute since the last email, or the project's hourly limit.
      return refuse(error.message.startsWith('email rate limit exceeded') ? 'too-many-emails' : 'too-soon');
    case 'signup_disabled':
      return refuse('sign-ups-closed');
    default:
      return passwordRefusal(error);
  }
}

function passwordRefusal(error: AuthError): AccountOutcome {
  if (error.code === 'same_password') return refuse('same-password');
  if (error.code === 'reauthentication_needed') return refuse('sign-in-again');
  if (!isAuthWeakPasswordError(error)) return refuse('failed');
  if (error.reasons.includes('pwned')) return refuse('password-leaked');
  if (error.reasons.includes('characters')) return refuse('password-too-simple');
  // The service gives its minimum only in this sentence.
  const least = /at least (\d{1,2}) characters/.exec(error.message)?.[1];
  return { ok: false, reason: 'password-too-short', least: least === undefined ? null : Number(least) };
}

/** The service looks up the account before it checks limits or sends mail, so showing these answers would reveal it. */
const ONLY_WITH_ACCOUNT =
  /^(?:over_email_send_rate_limit|email_address_not_authorized|email_provider_disabled|otp_disabled|unexpected_failure|hook_\w+)$/;

/** One outcome for addresses with and without an account. */
function mailOutcome(error: AuthError | null, email: string): AccountOutcome {
  if (!error) rememberMailRequest(email);
  // The auth library drops the code of a 500, which is how a failing mail server shows.
  const isHidden = !error || ONLY_WITH_ACCOUNT.test(error.code ?? '') || error.status === 500;
  return isHidden ? done : emailRefusal(error);
}

/** Sends a recovery link. Succeeds for unknown addresses too. */
export async function requestRecovery(client: SupabaseClient, email: string): Promise<AccountOutcome> {
  const { error } = await client.auth.resetPasswordForEmail(email.trim());
  return mailOutcome(error, email);
}

/** Sends a code and a link. Succeeds for unknown addresses too. */
export async function requestCode(client: SupabaseClient, email: string): Promise<AccountOutcome> {
  const { error } = await client.auth.signInWithOtp({ email: email.trim(), options: { shouldCreateUser: false } });
  return mailOutcome(error, email);
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
  if (error) return emailRefusal(error);
  rememberMailRequest(email);
  return done;
}

export async function setPassword(client: SupabaseClient, password: string): Promise<AccountOutcome> {
  // The service doesn't say whether an account created through a provider has a password.
  const { error } = await client.auth.updateUser({ password, data: { [HAS_PASSWORD]: true } });
  if (!error) return done;
  return isSignedOut(error) ? refuse('link-expired') : passwordRefusal(error);
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
  return error ? passwordRefusal(error) : done;
}

/** The address changes once the emailed link is opened. Some services also email a link to the old address. */
export async function changeEmail(client: SupabaseClient, former: string, email: string): Promise<AccountOutcome> {
  const address = email.trim().toLowerCase();
  if (address === former.toLowerCase()) return refuse('same-email');
  const { error } = await client.auth.updateUser({ email: address });
  if (error) {
    const refusal = emailRefusal(error);
    return !refusal.ok && refusal.reason === 'failed' && isSignedOut(error) ? refuse('signed-out') : refusal;
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

export async function signOutElsewhere(client: SupabaseClient): Promise<AccountOutcome> {
  const { error } = await client.auth.signOut({ scope: 'others' });
  return error ? refuse('failed') : done;
}

export async function signOut(client: SupabaseClient): Promise<AccountOutcome> {
  removeStored(LINK_SIGN_IN_KEY);
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) console.warn(`The service didn’t confirm the sign-out: ${error.code ?? error.name}`);
  return done;
}
