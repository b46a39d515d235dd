import { LINK_FAILED, SOCIAL_EXPIRED, TRY_AGAIN } from '#lib/platform/messages/session.ts';
import { MIN_PASSWORD } from '#types/limits.ts';
import type { SignInFailure } from '#types/sports-login.ts';
import type { AccountRefusal, SocialFailure } from '#types/user.ts';

export const SUPABASE_NOT_CONFIGURED = 'Supabase is not configured';

export const SUPABASE_NOT_CONFIGURED_FOR_SIGN_UP =
  'Supabase is not configured. Please set NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY in the environment settings.';

export const FIELDS_MISSING = 'Please fill in all fields';

/** `least` is null if the service wants a longer password but doesn't say how long. */
export function passwordTooShort(least: number | null): string {
  return least === null ? 'Password is too short' : `Password must be at least ${least} characters`;
}
export const PASSWORD_TOO_SHORT = passwordTooShort(MIN_PASSWORD);

export const PASSWORD_TOO_LONG = 'Password is too long';
const PASSWORD_TOO_SIMPLE = 'Password needs a wider mix of characters, such as capital letters, digits or symbols';
const PASSWORD_LEAKED = 'This password has appeared in a data leak. Please choose another one.';
export const SIGN_IN_FAILED = 'Invalid email or password';
export const WRONG_PASSWORD = 'Your current password isn’t right';
export const ALREADY_REGISTERED = 'User with this email already exists';
export const CHECK_EMAIL = 'Check your email to confirm your account';

export const RECOVERY_SENT =
  'If this email has an account, a link to choose a new password is on its way. It can take a few minutes. If nothing arrives, try again later.';

export const MAIL_TOO_SOON = 'We just sent you an email. Please wait a minute before asking for another.';
const TOO_MANY_EMAILS = 'We can’t send any more emails right now. Please try again later today.';
export const MAIL_SENT_AGAIN = 'We’ve sent the confirmation email again.';
export const CODE_EXPIRED = 'This code has expired. Ask for a new one.';
export const CODE_TRIES_SPENT = 'This code was entered wrong five times. Ask for a new one.';
const SAME_PASSWORD = 'This already is your password, so nothing has changed.';
export const SIGNED_OUT_ELSEWHERE = 'You’re signed out everywhere else.';
export const SIGN_IN_AGAIN = 'Sign in again first';
export const PASSWORD_CHANGED = 'Your password has been changed. You’re signed out everywhere else.';
export const EMAIL_CONFIRMED = 'Your account is confirmed';
export const LINK_UNCHECKED =
  'We couldn’t check your link just now. It’s still valid, so please try again in a moment.';

const ACCOUNT_MESSAGES: Readonly<Record<AccountRefusal, string>> = {
  'not-configured': SUPABASE_NOT_CONFIGURED,
  'fields-missing': FIELDS_MISSING,
  'password-too-short': PASSWORD_TOO_SHORT,
  'password-too-long': PASSWORD_TOO_LONG,
  'password-too-simple': PASSWORD_TOO_SIMPLE,
  'password-leaked': PASSWORD_LEAKED,
  'same-password': SAME_PASSWORD,
  'email-invalid': 'Please enter a valid email address',
  'wrong-credentials': SIGN_IN_FAILED,
  'already-registered': ALREADY_REGISTERED,
  unconfirmed: CHECK_EMAIL,
  'too-soon': MAIL_TOO_SOON,
  'too-many-emails': TOO_MANY_EMAILS,
  'sign-ups-closed': 'Sign-ups are closed here.',
  'link-expired': LINK_FAILED,
  'code-invalid': 'Please enter the eight digits from the email',
  'code-wrong': 'This code isn’t right or has expired. Check it, or ask for a new one.',
  'signed-out': SIGN_IN_AGAIN,
  'sign-in-again': SIGN_IN_AGAIN,
  'wrong-password': WRONG_PASSWORD,
  'same-email': 'This is already your email address',
  failed: TRY_AGAIN,
};

export function codeSent(email: string): string {
  return `If ${email} has an account, an email with an eight-digit code is on its way. The code is valid for 15 minutes. If nothing arrives, try again later.`;
}

export function emailChangeSent(email: string): string {
  return `We’ve sent a link to ${email}. Open it to confirm your new address. If your old address also gets a link, open that one too.`;
}

export function accountMessage(reason: AccountRefusal): string {
  return ACCOUNT_MESSAGES[reason];
}

const PROVIDER_NAMES: ReadonlyMap<string, string> = new Map(Object.entries({ google: 'Google', github: 'GitHub' }));

/** The provider's own spelling, or capitalised. */
export function providerName(provider: string): string {
  return PROVIDER_NAMES.get(provider) ?? `${provider.slice(0, 1).toUpperCase()}${provider.slice(1)}`;
}

export const SOCIAL_NOT_STARTED = 'Couldn’t start the sign-in. Please try again.';

const SOCIAL_MESSAGES: Readonly<Record<SocialFailure, (provider: string) => string>> = {
  cancelled: (provider) => `You cancelled signing in with ${provider}.`,
  unverified: (provider) =>
    `${provider} hasn’t confirmed your email address. Open the link we’ve just emailed you, then sign in again.`,
  'unverified-unsent': (provider) =>
    `${provider} hasn’t confirmed your email address. If you already have an account here, sign in with your password or a code instead.`,
  closed: (provider) => `There’s no account for this ${provider} login, and new accounts can’t be created right now.`,
  blocked: () => 'This account is blocked.',
  expired: () => SOCIAL_EXPIRED,
  failed: (provider) => `Signing in with ${provider} didn’t work. Please try again.`,
};

export function socialFailureMessage(reason: SocialFailure, provider: string): string {
  return SOCIAL_MESSAGES[reason](provider === '' ? 'this service' : providerName(provider));
}

export const PROFILE_FAILED = 'Failed to load profile';
export const PROFILE_CHANGE_FAILED = 'Failed to update profile';
export const NOT_OWN_EMAIL = 'This isn’t your account’s email address';
export const DELETION_FAILED = 'Couldn’t delete your account. Please try again.';
export const DELETION_OFF = 'Accounts can’t be deleted from this page. Please contact the people who run this site.';
export const ACCOUNT_DELETED = 'Your account has been deleted. Your team is still in this browser.';
export const EXPORT_DATA_FAILED = 'Couldn’t download your data. Please try again.';
export const OFFLINE_ACCOUNT = 'You’re offline. Signing in needs an internet connection. Your team isn’t affected.';

/** Only logged: the page works without the profile. */
export const PROFILE_TIMEOUT = 'Profile loading timeout';

export const SPORTS_LOGIN_NOT_CONFIGURED = 'Sports login is not configured';
export const NO_AUTHORIZATION_CODE = 'No authorization code found in URL.';
export const NO_REFRESH_TOKEN = 'No refresh token available';
export const NOT_AUTHENTICATED = 'User is not authenticated';

export function signInUnknownMessage(provider: string): string {
  return `We couldn’t check whether you’re signed in with ${provider}.`;
}

const SIGN_IN_FAILURE_MESSAGES: Readonly<Record<SignInFailure, string>> = {
  'not-started':
    'This sign-in has expired, or your browser blocked its cookie. Please allow cookies for this site and try again.',
  'other-sign-in': 'This response belongs to a different sign-in. Please try again.',
  'already-used': 'This sign-in has already been used. Please try again.',
  'provider-refused': 'The sign-in service rejected this sign-in. Please try again.',
  'provider-unreachable': 'The sign-in service didn’t respond. Please try again later.',
  'provider-unusable': 'The sign-in service sent an invalid response. Please try again later.',
  'no-refresh-token': NO_REFRESH_TOKEN,
  offline: 'You’re offline. Please try again when you’re connected.',
  unexpected: TRY_AGAIN,
};

export function signInFailedMessage(failure: SignInFailure): string {
  return `Authentication failed: ${SIGN_IN_FAILURE_MESSAGES[failure]}`;
}
const NO_DESCRIPTION = { access_denied: 'The sign-in was cancelled', other: 'No reason was given' };

/** Both texts come from the provider's address and must be cleaned first. */
export function providerErrorMessage(error: string, description: string): string {
  const reason = description || (error === 'access_denied' ? NO_DESCRIPTION.access_denied : NO_DESCRIPTION.other);
  return `Authentication error: ${error} - ${reason}`;
}
