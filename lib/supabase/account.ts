import {
  type AuthError,
  isAuthApiError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import {
  ALREADY_REGISTERED,
  CHECK_EMAIL,
  EMAIL_INVALID,
  LINK_FAILED,
  MAIL_TOO_SOON,
  PASSWORD_TOO_SHORT,
  SIGN_IN_FAILED,
  TRY_AGAIN,
} from '#lib/platform/messages.ts';

/** What an account action comes to: nothing more to say, or a sentence for the person. */
export type AccountOutcome =
  | { ok: true }
  /** The account waits for the link in a mail; it can be sent again (D26). */
  | { ok: false; error: string; isUnconfirmed?: true };

const done: AccountOutcome = { ok: true };
const refuse = (error: string): AccountOutcome => ({ ok: false, error });
const unconfirmed: AccountOutcome = { ok: false, error: CHECK_EMAIL, isUnconfirmed: true };

// Each throws only where the library does: what the service refuses comes back as a sentence.

/** Not known and wrong sound the same; an account that waits for its mail is `isUnconfirmed`. */
export async function signIn(client: SupabaseClient, email: string, password: string): Promise<AccountOutcome> {
  const { error } = await client.auth.signInWithPassword({ email: email.trim(), password });
  if (!error) return done;
  if (error.code === 'email_not_confirmed') return unconfirmed;
  return refuse(isAuthApiError(error) && error.status < 429 ? SIGN_IN_FAILED : TRY_AGAIN);
}

/** Signs in at once where the service asks for no confirmation, else the account is `isUnconfirmed`. */
export async function signUp(
  client: SupabaseClient,
  { email, password, fullName }: { email: string; password: string; fullName: string },
): Promise<AccountOutcome> {
  const { data, error } = await client.auth.signUp({
    email: email.trim(),
    password,
    options: { data: { full_name: fullName.trim() } },
  });
  if (error) return refuse(signUpError(error));
  // With confirmation on, the service hides a known address behind a user without identities (D26 shows it).
  if (data.user?.identities?.length === 0) return refuse(ALREADY_REGISTERED);
  return data.session ? done : unconfirmed;
}

function signUpError(error: { code?: string | undefined }): string {
  if (error.code === 'user_already_exists' || error.code === 'email_exists') return ALREADY_REGISTERED;
  return isAuthWeakPasswordError(error) ? PASSWORD_TOO_SHORT : mailError(error);
}

/** The service sends one mail a minute to an address. */
const isTooSoon = (error: { code?: string | undefined }) => error.code === 'over_email_send_rate_limit';

/** In the calls below nothing but the address can be malformed: the form has checked the rest. */
const isNoAddress = ({ code }: { code?: string | undefined }) =>
  code === 'validation_failed' || code === 'email_address_invalid';

function mailError(error: { code?: string | undefined }): string {
  if (isNoAddress(error)) return EMAIL_INVALID;
  return isTooSoon(error) ? MAIL_TOO_SOON : TRY_AGAIN;
}

/** Sends the link to a new password. Whether there is such an account is not told. */
export async function requestRecovery(client: SupabaseClient, email: string): Promise<AccountOutcome> {
  const { error } = await client.auth.resetPasswordForEmail(email.trim());
  // Only an account can have had its mail just now, so that this must sound the same.
  return error && !isTooSoon(error) ? refuse(mailError(error)) : done;
}

/** Sends the confirmation again; refused within a minute after the last mail. */
export async function resendConfirmation(client: SupabaseClient, email: string): Promise<AccountOutcome> {
  const { error } = await client.auth.resend({ type: 'signup', email: email.trim() });
  return error ? refuse(mailError(error)) : done;
}

/** For whoever is signed in, by a recovery link too; without a session it says that the link is over. */
export async function setPassword(client: SupabaseClient, password: string): Promise<AccountOutcome> {
  const { error } = await client.auth.updateUser({ password });
  // The password that is there already is what the person wants.
  if (!error || error.code === 'same_password') return done;
  return refuse(setPasswordError(error));
}

function setPasswordError(error: AuthError): string {
  // The link's session has ended, or there was none: only another link helps.
  if (isAuthSessionMissingError(error)) return LINK_FAILED;
  return isAuthWeakPasswordError(error) ? PASSWORD_TOO_SHORT : TRY_AGAIN;
}

/** Ends this session; other devices stay signed in. It is gone from here even where the service cannot be told. */
export async function signOut(client: SupabaseClient): Promise<AccountOutcome> {
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) console.warn(`The service was not told of the sign-out: ${error.code ?? error.name}`);
  return done;
}
