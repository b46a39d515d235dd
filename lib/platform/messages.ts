import { PRODUCT_NAME } from '#lib/platform/product.ts';
import type { Refusal } from '#lib/team/operations.ts';
import type { OwnPlayerFault } from '#lib/team/own-player.ts';
import type { FileRefusal } from '#lib/team/team-file.ts';
import { HIGHEST_SHIRT_NUMBER, MAX_SUBSTITUTES, MAX_TEAM_NAME, MIN_PASSWORD } from '#types/limits.ts';
import type { SignInFailure } from '#types/sports-login.ts';
import type { AccountRefusal, SocialFailure } from '#types/user.ts';

// Sentences are for people. Code compares the codes they are looked up by, never the text.

export const SELECT_POSITION_FIRST = 'Please select a position on the field first';
export const BENCH_FULL = `Cannot add more substitutes. Maximum of ${MAX_SUBSTITUTES} allowed.`;
export const ADD_FAILED = 'Failed to add player. Please try again.';

export const STORED_TEAM_CORRUPT =
  'We couldn’t read the team saved in this browser. We kept a backup copy and started a new team.';
export const STORED_TEAM_UNREACHED =
  'Part of this page didn’t load, so your team isn’t shown yet. It’s safe in this browser.';
export const STORAGE_FULL =
  'Your browser’s storage is full. Your team is safe while this page stays open; export it to keep it.';
export const STORAGE_BLOCKED =
  'Your browser doesn’t let this site save your team. It’s safe while this page stays open; export it to keep it.';
export const OTHER_TAB_KEPT =
  'Your team was also changed in another tab. Each tab keeps its own version until you choose one.';
export const OTHER_TAB_FOLLOWED = 'Updated from another tab';
export const OWN_TEAM_KEPT = 'Kept this tab’s team';
export const READ_ONLY_TEAM =
  'Your team was saved by a newer version of Dream 11. Reload to get that version; until then, you can’t edit your team here.';

export const EXPORT_FAILED = 'Error exporting team. Please try again.';
export const IMPORT_DONE = 'Team imported successfully';

export const START_NEW_TEAM_QUESTION =
  'Are you sure you want to start a new team? This will clear all players, substitutes, and settings.';

export const SHARED_LINK_DAMAGED = 'This link is incomplete. Ask for it again. Your own team hasn’t changed.';
export const LINK_COPIED = 'Link copied';
export const COPY_FAILED = 'Couldn’t copy the link. It’s selected, so you can copy it yourself.';
export const PICTURE_FAILED = 'Couldn’t create the picture. Please try again.';
export const TEAM_TOO_LONG_FOR_LINK = 'This team’s names are too long to fit in a link. Export it as a file instead.';

export function sharedTeamQuestion(name: string): string {
  return `Opening “${name}” replaces your current team. Undo brings it back.`;
}

export const SIGN_IN_FIRST = 'Authentication required - please sign in with Supabase';
export const SIGN_IN_FOR_ASSISTANT = 'Authentication required for AI features';
export const SUPABASE_NOT_CONFIGURED = 'Supabase is not configured';
export const SUPABASE_NOT_CONFIGURED_FOR_SIGN_UP =
  'Supabase is not configured. Please set NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY in the environment settings.';

export const FIELDS_MISSING = 'Please fill in all fields';
export const PASSWORD_TOO_SHORT = `Password must be at least ${MIN_PASSWORD} characters`;
export const PASSWORD_TOO_LONG = 'Password is too long';
const PASSWORD_TOO_SIMPLE = 'Password needs more kinds of characters, such as capitals, digits or symbols';
const PASSWORD_LEAKED = 'This password is in lists of leaked passwords. Please choose another one.';
export const SIGN_IN_FAILED = 'Invalid email or password';
export const WRONG_PASSWORD = 'Your current password isn’t right';
export const ALREADY_REGISTERED = 'User with this email already exists';
export const TRY_AGAIN = 'An error occurred. Please try again.';
export const CHECK_EMAIL = 'Check your email to confirm your account';
export const RECOVERY_SENT =
  'If this email has an account, a link to choose a new password is on its way. It can take a few minutes.';
export const MAIL_TOO_SOON = 'We just sent you an email. Please wait a minute before asking for another.';
const TOO_MANY_EMAILS = 'We can’t send any more emails right now. Please try again later today.';
export const MAIL_SENT_AGAIN = 'We’ve sent the confirmation email again.';
export const CODE_EXPIRED = 'This code has expired. Ask for a new one.';
export const CODE_TRIES_SPENT = 'This code was entered wrong five times. Ask for a new one.';
export const PASSWORD_CHANGED = 'Your password has been changed. You’re signed out everywhere else.';
export const EMAIL_CONFIRMED = 'Your account is confirmed';
export const LINK_FAILED = 'This link is no longer valid. Please request a new one.';
export const LINK_UNCHECKED = 'We couldn’t check your link just now. It’s still good: please try again in a moment.';
export const LINK_UNUSABLE =
  'This kind of link can’t sign you in here. If you confirmed your email address, sign in with your password.';

const ACCOUNT_MESSAGES: Readonly<Record<AccountRefusal, string>> = {
  'not-configured': SUPABASE_NOT_CONFIGURED,
  'fields-missing': FIELDS_MISSING,
  'password-too-short': PASSWORD_TOO_SHORT,
  'password-too-long': PASSWORD_TOO_LONG,
  'password-too-simple': PASSWORD_TOO_SIMPLE,
  'password-leaked': PASSWORD_LEAKED,
  'email-invalid': 'Please enter a valid email address',
  'wrong-credentials': SIGN_IN_FAILED,
  'already-registered': ALREADY_REGISTERED,
  unconfirmed: CHECK_EMAIL,
  'too-soon': MAIL_TOO_SOON,
  'too-many-emails': TOO_MANY_EMAILS,
  'link-expired': LINK_FAILED,
  'code-invalid': 'Please enter the eight digits from the email',
  'code-wrong': 'This code isn’t right. Check it and try again.',
  'signed-out': SIGN_IN_FIRST,
  'wrong-password': WRONG_PASSWORD,
  'same-email': 'This is your email address already',
  failed: TRY_AGAIN,
};

export function codeSent(email: string): string {
  return `If ${email} has an account, an email with a code of eight digits is on its way. The code is valid for 15 minutes.`;
}

export function emailChangeSent(email: string): string {
  return `We’ve sent a link to ${email}. Open it to confirm your new address. If your old address also gets a link, open that one too.`;
}

export function accountMessage(reason: AccountRefusal): string {
  return ACCOUNT_MESSAGES[reason];
}

const PROVIDER_NAMES: Readonly<Record<string, string>> = { google: 'Google', github: 'GitHub' };

/** As its owner writes it, or with a capital. */
export function providerName(provider: string): string {
  return PROVIDER_NAMES[provider] ?? `${provider.slice(0, 1).toUpperCase()}${provider.slice(1)}`;
}

export const SOCIAL_EXPIRED = 'This sign-in has expired. Please start again.';
export const SOCIAL_NOT_STARTED = 'The sign-in couldn’t start. Please try again.';

const SOCIAL_MESSAGES: Readonly<Record<SocialFailure, (provider: string) => string>> = {
  cancelled: (provider) => `You cancelled signing in with ${provider}.`,
  unverified: (provider) =>
    `${provider} hasn’t confirmed your email address. Open the link that we’ve just emailed you, then sign in again.`,
  closed: (provider) => `No account belongs to this ${provider} login, and new accounts can’t be created right now.`,
  blocked: () => 'This account is blocked.',
  expired: () => SOCIAL_EXPIRED,
  failed: (provider) => `Signing in with ${provider} didn’t work. Please try again.`,
};

export function socialFailureMessage(reason: SocialFailure, provider: string): string {
  return SOCIAL_MESSAGES[reason](provider === '' ? 'this service' : providerName(provider));
}

export const SAVED = 'Team saved to cloud successfully';
export const SAVED_LOCALLY = 'Team saved locally (cloud save failed)';
export const SAVED_LOCALLY_INSTEAD = 'Failed to save team to cloud. Saved locally instead.';
export const SAVE_TRY_AGAIN = 'Failed to save team. Please try again.';
export const LOADED = 'Team loaded from cloud successfully';
export const LOAD_FROM_CLOUD_FAILED = 'Failed to load team from cloud';
export const BACKUP_DONE = 'Team backup downloaded successfully';
export const BACKUP_FAILED = 'Failed to create team backup';
export const UNSAVED_CHANGES = 'You have unsaved changes';
export const TEAM_NOT_PUT_AWAY = 'You’re signed out, but your team is still on screen. Reload to clear it.';
export const UNSAVED_WORK_KEPT =
  'Your unsaved changes are kept in this browser. You can restore them when you sign in again.';

export const BACKEND_UNREACHABLE = 'Couldn’t reach the cloud service. Please try again later.';
export const SAVE_FAILED = 'Failed to save team';
export const SAVE_WITHOUT_TEAM = 'No team data returned from save operation';
export const LOAD_FAILED = 'Failed to load team';
export const TOO_MANY_TEAMS = 'You already have 50 teams. Delete one to save another.';
export const TEAM_TOO_LARGE = 'This team is too large to save.';
export const TEAM_CHANGED_ELSEWHERE = 'This team was changed on another device.';
export const TEAM_NOT_FOUND = 'Team not found';
export const TEAM_CHANGE_FAILED = 'Failed to update team';
export const PROFILE_FAILED = 'Failed to load profile';
export const PROFILE_CHANGE_FAILED = 'Failed to update profile';
export const NOT_OWN_EMAIL = 'This isn’t the email address of your account';
export const DELETION_FAILED = 'Your account wasn’t deleted. Please try again.';
export const DELETION_OFF = 'This site can’t delete accounts by itself. Please ask the people who run it.';
export const ACCOUNT_DELETED = 'Your account is deleted. Your team is still in this browser.';
export const EXPORT_DATA_FAILED = 'Couldn’t download your data. Please try again.';
export const ASSISTANT_FAILED = 'Sorry, I encountered an error. Please try again later.';
export const ASSISTANT_SIGN_IN = 'Authentication Required';
export const ASSISTANT_LIMIT = 'Rate Limit Reached';
export const HISTORY_FAILED = 'Failed to load chat history';
export const HISTORY_CLEARED = 'Chat history cleared';
export const HISTORY_NOT_CLEARED = 'Couldn’t clear the chat history. Please try again.';
export const STATISTICS_FAILED = 'Couldn’t load your stats.';

export const OFFLINE_ACCOUNT = 'You’re offline. Signing in needs an internet connection; your team stays as it is.';
export const OFFLINE_ASSISTANT = 'You’re offline. The assistant needs an internet connection.';

/** Only logged: the page works without the profile. */
export const PROFILE_TIMEOUT = 'Profile loading timeout';
export const NO_ANSWER = 'The server didn’t respond. Please try again.';

export function notJsonMessage(status: number): string {
  return `API returned HTML instead of JSON. Status: ${status}. Check if API route exists.`;
}

export const SEARCH_FAILED = 'Failed to search for player';
export const FETCH_FAILED = 'Failed to fetch player data';
export const NO_PLAYER_DATA = 'No player data found';
export const PLAYER_NOT_FOUND = 'Player not found in database';
export const DETAILS_FAILED = 'Failed to load additional data';

export const PLAYER_INDEX_FAILED =
  'Couldn’t load the built-in player list. You can still search the online database and the sample players.';
export const SEARCH_CRITERIA_MISSING = 'Please enter at least one search criteria';
const OWN_PLAYER_FAULTS: Readonly<Record<OwnPlayerFault, string>> = {
  'no-name': 'Please enter a name.',
  'no-such-year': 'Please enter a year of birth such as 1990, or leave it empty.',
  'no-such-number': `Please enter a shirt number from 1 to ${HIGHEST_SHIRT_NUMBER}, or leave it empty.`,
};
export const ownPlayerMessage = (fault: OwnPlayerFault): string => OWN_PLAYER_FAULTS[fault];

export const SQUADS_FAILED = 'The World Cup squads could not be loaded. Please try again.';
export const CLOSE_SPELLINGS = 'No exact match. Close:';
export const NO_PLAYERS_FOUND = 'No players found. Try different search criteria.';
export const PLAYER_DATABASE_UNREACHABLE =
  'Network issue accessing the player database. Using local player data instead.';
export const OFFLINE_DATABASE_BANNER =
  'Using offline player database. Network connection to online database unavailable.';

export function refusalMessage(reason: Refusal, playerName = 'This player'): string | null {
  switch (reason) {
    case 'already-in-team':
      return `${playerName} is already in your team`;
    case 'bench-full':
      return BENCH_FULL;
    case 'no-such-spot':
      return SELECT_POSITION_FIRST;
    case 'empty-name':
      return 'Please enter a team name';
    case 'name-too-long':
      return `A team name can have at most ${MAX_TEAM_NAME} characters`;
    case 'no-such-number':
      return `Please enter a shirt number from 1 to ${HIGHEST_SHIRT_NUMBER}`;
    case 'no-empty-slot':
      return 'Your starting eleven is full';
    case 'nobody-fits':
      return 'No players found for the empty positions. Try different search criteria.';
    case 'nothing-to-do':
      return null;
  }
}

const FILE_MESSAGES: Readonly<Record<FileRefusal, string>> = {
  'wrong-type': 'Invalid file format. Please select a JSON file.',
  'too-large': 'The import file contains invalid team data.',
  unreadable: 'Failed to read the import file.',
  'parse-failed': 'Failed to parse the import file. The file may be corrupted.',
  'wrong-app': `This file is not a valid ${PRODUCT_NAME} team export.`,
  'invalid-team': 'The import file contains invalid team data.',
};

export function fileMessage(reason: FileRefusal): string {
  return FILE_MESSAGES[reason];
}

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
