import { PRODUCT_NAME } from '#lib/platform/product.ts';
import type { Refusal } from '#lib/team/operations.ts';
import type { FileRefusal } from '#lib/team/team-file.ts';
import {
  HIGHEST_SHIRT_NUMBER,
  MAX_PASSWORD_BYTES,
  MAX_SUBSTITUTES,
  MAX_TEAM_NAME,
  MIN_PASSWORD,
} from '#types/limits.ts';
import type { SignInFailure } from '#types/sports-login.ts';

/** The sentences of the specification's catalogue (spec §5, §8; D38). Constants are named after the moment they are said. */

export const SELECT_POSITION_FIRST = 'Please select a position on the field first';
export const BENCH_FULL = `Cannot add more substitutes. Maximum of ${MAX_SUBSTITUTES} allowed.`;
export const ADD_FAILED = 'Failed to add player. Please try again.';

/** D10: what becomes of the team on this device. */
export const STORED_TEAM_CORRUPT =
  'Your stored team could not be read. A copy of it was put aside, and a new team was started.';
export const STORED_TEAM_UNREACHED =
  'A part of this page did not load, so your stored team is not shown yet. It is safe on this device.';
export const STORAGE_FULL =
  'This browser’s storage is full. Your team is safe while this page is open; export it to keep it.';
export const STORAGE_BLOCKED =
  'This browser does not let us store your team. It is safe while this page is open; export it to keep it.';
export const OTHER_TAB_KEPT = 'Your team was also changed in another tab. Each tab keeps its own until you choose.';
export const OTHER_TAB_FOLLOWED = 'Updated from another tab';
export const OWN_TEAM_KEPT = 'This tab’s team was kept';
export const READ_ONLY_TEAM =
  'Your team was stored by a newer version of Dream 11. Reload to get that version; until then nothing is changed.';

export const EXPORT_FAILED = 'Error exporting team. Please try again.';
export const IMPORT_DONE = 'Team imported successfully';

export const START_NEW_TEAM_QUESTION =
  'Are you sure you want to start a new team? This will clear all players, substitutes, and settings.';

export const SHARED_LINK_DAMAGED = 'This link is damaged, so no team could be opened from it. Your team is unchanged.';
export const LINK_COPIED = 'Link copied';
export const COPY_FAILED = 'This browser does not let us copy. The link is selected: copy it by hand.';
export const PICTURE_FAILED = 'The picture could not be made. Please try again.';
export const TEAM_TOO_LONG_FOR_LINK =
  'No link could be made of this team: its names are too long for one. Export it as a file instead.';

/** Before a shared team, of this name, takes the place of somebody's work. */
export function sharedTeamQuestion(name: string): string {
  return `The team ‘${name}’ takes the place of the one that you have here. One ‘Undo’ brings yours back.`;
}

export const SIGN_IN_FIRST = 'Authentication required - please sign in with Supabase';
export const SIGN_IN_FOR_ASSISTANT = 'Authentication required for AI features';
export const SUPABASE_NOT_CONFIGURED = 'Supabase is not configured';
/** spec §5: what a sign-up says where there is nothing to sign up with. */
export const SUPABASE_NOT_CONFIGURED_FOR_SIGN_UP =
  'Supabase is not configured. Please set NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY in the environment settings.';

export const FIELDS_MISSING = 'Please fill in all fields';
export const PASSWORD_TOO_SHORT = `Password must be at least ${MIN_PASSWORD} characters`;
export const PASSWORD_TOO_LONG = `Password must be at most ${MAX_PASSWORD_BYTES} bytes`;
/** What the service takes for no address. */
export const EMAIL_INVALID = 'Please enter a valid email address';
export const SIGN_IN_FAILED = 'Invalid email or password';
export const ALREADY_REGISTERED = 'User with this email already exists';
export const TRY_AGAIN = 'An error occurred. Please try again.';
export const CHECK_EMAIL = 'Check your email to confirm your account';
export const RECOVERY_SENT = 'If there is an account with this email, a link to choose a new password is on its way.';
export const MAIL_TOO_SOON = 'An email was sent a moment ago. Please wait a minute before you ask for another one.';
export const MAIL_SENT_AGAIN = 'The confirmation was sent again.';
export const PASSWORD_CHANGED = 'Your password was changed';
export const EMAIL_CONFIRMED = 'Your account is confirmed';
export const LINK_FAILED = 'This link is no longer valid. Please ask for a new one.';
export const LINK_UNCHECKED = 'Your link could not be checked just now. Please open it again in a moment.';

export const SAVED = 'Team saved to cloud successfully';
export const SAVED_LOCALLY = 'Team saved locally (cloud save failed)';
export const SAVED_LOCALLY_INSTEAD = 'Failed to save team to cloud. Saved locally instead.';
export const SAVE_TRY_AGAIN = 'Failed to save team. Please try again.';
export const LOADED = 'Team loaded from cloud successfully';
export const LOAD_FROM_CLOUD_FAILED = 'Failed to load team from cloud';
export const BACKUP_DONE = 'Team backup downloaded successfully';
export const BACKUP_FAILED = 'Failed to create team backup';
export const UNSAVED_CHANGES = 'You have unsaved changes';
export const TEAM_NOT_PUT_AWAY =
  'You are signed out, but a part of this page did not load: your team is still shown. Reload to put it away.';
export const UNSAVED_WORK_KEPT = 'Your unsaved changes stay on this device and are offered when you sign in again.';

export const BACKEND_UNREACHABLE = 'The cloud service cannot be reached. Please try again later.';
export const SAVE_FAILED = 'Failed to save team';
export const SAVE_WITHOUT_TEAM = 'No team data returned from save operation';
export const LOAD_FAILED = 'Failed to load team';
export const TEAM_CHANGED_ELSEWHERE = 'This team was changed on another device.';
export const TEAM_NOT_FOUND = 'Team not found';
export const TEAM_CHANGE_FAILED = 'Failed to change team';
export const PROFILE_FAILED = 'Failed to load profile';
export const PROFILE_CHANGE_FAILED = 'Failed to update profile';
export const ASSISTANT_FAILED = 'Sorry, I encountered an error. Please try again later.';
export const ASSISTANT_SIGN_IN = 'Authentication Required';
export const ASSISTANT_LIMIT = 'Rate Limit Reached';
export const HISTORY_FAILED = 'Failed to load chat history';
export const HISTORY_CLEARED = 'Chat history cleared';
export const HISTORY_NOT_CLEARED = 'The chat history could not be cleared. Please try again.';
export const STATISTICS_FAILED = 'The figures could not be loaded.';

/** What a person without a network reads before trying in vain. */
export const OFFLINE_ACCOUNT = 'You are offline. Signing in needs a network; your team stays as it is.';
export const OFFLINE_ASSISTANT = 'You are offline. The assistant needs a network.';

/** In the log alone: a page goes on without the profile (spec §9). */
export const PROFILE_TIMEOUT = 'Profile loading timeout';
export const NO_ANSWER = 'The server did not answer. Please try again.';

/** What stands for a route that answered with something else than JSON (spec §8). */
export function notJsonMessage(status: number): string {
  return `API returned HTML instead of JSON. Status: ${status}. Check if API route exists.`;
}

/** The player card. */
export const SEARCH_FAILED = 'Failed to search for player';
export const FETCH_FAILED = 'Failed to fetch player data';
export const NO_PLAYER_DATA = 'No player data found';
export const PLAYER_NOT_FOUND = 'Player not found in database';
export const DETAILS_FAILED = 'Failed to load additional data';

/** Said once a page, quietly: everything else goes on working. */
export const PLAYER_INDEX_FAILED =
  'The built-in player list could not be loaded. Search goes on with the online database and the sample players.';
export const SEARCH_CRITERIA_MISSING = 'Please enter at least one search criteria';
export const NO_PLAYERS_FOUND = 'No players found. Try different search criteria.';
export const PLAYER_DATABASE_UNREACHABLE =
  'Network issue accessing the player database. Using local player data instead.';
export const OFFLINE_DATABASE_BANNER =
  'Using offline player database. Network connection to online database unavailable.';

/** What a refused edit says; null for one that is not worth a word. */
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
      return `A shirt number is a whole number from 1 to ${HIGHEST_SHIRT_NUMBER}`;
    case 'no-empty-slot':
      return 'Every place of your eleven is filled';
    case 'nobody-fits':
      return 'Nobody was found for the empty places. Try other search criteria.';
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

/** What a refused team file says (spec §5). */
export function fileMessage(reason: FileRefusal): string {
  return FILE_MESSAGES[reason];
}

export const SPORTS_LOGIN_NOT_CONFIGURED = 'Sports login is not configured';
export const NO_AUTHORIZATION_CODE = 'No authorization code found in URL.';
export const NO_REFRESH_TOKEN = 'No refresh token available';
export const NOT_AUTHENTICATED = 'User is not authenticated';

/** What stands beside the sports login's button when its server could not be asked. */
export function signInUnknownMessage(provider: string): string {
  return `We could not find out whether you are signed in with ${provider}.`;
}

const SIGN_IN_FAILURE_MESSAGES: Readonly<Record<SignInFailure, string>> = {
  'not-started':
    'This sign-in has ended, or your browser did not keep its cookie. Please allow cookies for this site and try again.',
  'other-sign-in': 'This answer does not belong to the sign-in that was started here. Please try again.',
  'already-used': 'This sign-in has already been used. Please try again.',
  'provider-refused': 'The sign-in service did not accept this sign-in. Please try again.',
  'provider-unreachable': 'The sign-in service did not answer. Please try again later.',
  'provider-unusable': 'The sign-in service gave an answer that cannot be used. Please try again later.',
  offline: 'There is no connection. Please try again when you are online.',
  unexpected: TRY_AGAIN,
};

/** What the callback screen says when nobody was signed in (spec §8, D38). */
export function signInFailedMessage(failure: SignInFailure): string {
  return `Authentication failed: ${SIGN_IN_FAILURE_MESSAGES[failure]}`;
}

/** Where the provider names no reason; most people who come back with an error pressed 'Cancel' there. */
const NO_DESCRIPTION = { access_denied: 'The sign-in was cancelled', other: 'No reason was given' };

/** What the callback screen says when the provider sent an error; both texts must be clean (spec §8). */
export function providerErrorMessage(error: string, description: string): string {
  const reason = description || (error === 'access_denied' ? NO_DESCRIPTION.access_denied : NO_DESCRIPTION.other);
  return `Authentication error: ${error} - ${reason}`;
}
