/**
 * The browser's local storage, which may be full, blocked or missing: nothing here throws. Every key that the product
 * writes there is named here.
 */
export const TEAM_KEY = 'dream11.team';
/** A team that could not be read is moved here, so that it can still be rescued (D10). */
export const CORRUPT_TEAM_KEY = 'dream11.team.corrupt';
/** Where on the screen the assistant's button is. */
export const ASSISTANT_CORNER_KEY = 'dream11.assistant.corner';
/** Unsaved work of a user who has gone (D23). */
export const recoveryKey = (userId: string) => `dream11.recovery.${userId}`;
/** Set once a visitor's team went to the cloud at this user's first sign-in (spec §4). */
export const migratedKey = (userId: string) => `dream11.migrated.${userId}`;
const CLEANED_KEY = 'dream11.legacy-cleaned';

/** Keys of an earlier product version, removed once by exact name, never by prefix (D12). */
const LEGACY_KEYS = ['user', 'users', 'aiChatCount', 'aiChatCounts', 'migrationCompleted', 'team_migration'];

export type StorageOutcome = 'ok' | 'full' | 'blocked';

/** Reading the property itself throws where the person blocks site data. */
function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** null when there is nothing, or no storage at all. */
export function readStored(key: string): string | null {
  try {
    return localStorageOrNull()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** 'full' and 'blocked' leave what was stored before as it was. */
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

/** Nothing is there afterwards, whether anything was before or not. */
export function removeStored(key: string): void {
  try {
    localStorageOrNull()?.removeItem(key);
  } catch {
    // Nothing can be stored there either, so nothing is left behind.
  }
}

/** Does it once in a browser (D12). */
export function cleanLegacyKeys(): void {
  if (readStored(CLEANED_KEY) !== null) return;
  for (const key of LEGACY_KEYS) removeStored(key);
  writeStored(CLEANED_KEY, '1');
}
