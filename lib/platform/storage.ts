/** All keys that the product writes to local storage, which may be full, blocked or missing: nothing here throws. */
export const TEAM_KEY = 'dream11.team';
/** Backup of a stored team that could not be read (D10). */
export const CORRUPT_TEAM_KEY = 'dream11.team.corrupt';
export const ASSISTANT_CORNER_KEY = 'dream11.assistant.corner';
/** There while the lines between players of a club or nation are turned off. */
export const LINK_LINES_KEY = 'dream11.link-lines';
/** Unsaved work of a user who signed out (D23). */
export const recoveryKey = (userId: string) => `dream11.recovery.${userId}`;
/** Set once a visitor's team was saved to the cloud at this user's first sign-in. */
export const migratedKey = (userId: string) => `dream11.migrated.${userId}`;
/** There while this browser is signed in with a sports account, as far as the server said. */
export const SPORTS_LOGIN_KEY = 'dream11.sports-login';
/** The id of a user who signed in by a link that this browser did not ask for (D26). */
export const LINK_SIGN_IN_KEY = 'dream11.link-sign-in';
/** The address this browser last asked for an email to, with the time in ms. */
export const MAIL_REQUEST_KEY = 'dream11.mail-request';
/** The codes for signing in that this browser has just asked for, with the times in ms and the wrong tries. */
export const SENT_CODES_KEY = 'dream11.sent-codes';
/** Where a sign-in with a provider began, until it returns. */
export const SOCIAL_SIGN_IN_KEY = 'dream11.social-sign-in';
const CLEANED_KEY = 'dream11.legacy-cleaned';

/** Removed once, by exact name, never by prefix (D12). */
const LEGACY_KEYS = ['user', 'users', 'aiChatCount', 'aiChatCounts', 'migrationCompleted', 'team_migration'];

export type StorageOutcome = 'ok' | 'full' | 'blocked';

/** Reading the property throws where site data is blocked. */
function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function readStored(key: string): string | null {
  try {
    return localStorageOrNull()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** 'full' and 'blocked' leave the former value. */
export function writeStored(key: string, value: string): StorageOutcome {
  const storage = localStorageOrNull();
  if (!storage) return 'blocked';
  try {
    storage.setItem(key, value);
    return 'ok';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

export function removeStored(key: string): void {
  try {
    localStorageOrNull()?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

export function cleanLegacyKeys(): void {
  if (readStored(CLEANED_KEY) !== null) return;
  for (const key of LEGACY_KEYS) removeStored(key);
  writeStored(CLEANED_KEY, '1');
}
