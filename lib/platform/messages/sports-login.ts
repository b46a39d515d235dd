import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import type { SignInFailure } from '#types/sports-login.ts';

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
