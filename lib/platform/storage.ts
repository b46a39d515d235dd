/** Every key the product uses in local storage. Storage may be full, blocked or missing, so nothing here throws. */
export const DRAFT_KEY = 'dream11.draft.';
/** Each tab's team, under a key that only this tab writes (D10). */
export const draftKey = (tab: string) => `${DRAFT_KEY}${tab}`;
/** A visitor's saved teams, each under a key of its own (D72). */
export const KEPT_TEAM_KEY = 'dream11.kept.';
export const keptTeamKey = (id: string) => `${KEPT_TEAM_KEY}${id}`;
/** The user who left them here at sign-in, and isn't asked again before the next one. */
export const KEPT_LEFT_KEY = 'dream11.kept-left';
/** A backup of a draft that couldn't be read (D10). */
export const CORRUPT_TEAM_KEY = 'dream11.team.corrupt';
export const ASSISTANT_CORNER_KEY = 'dream11.assistant.corner';
export const LINK_LINES_KEY = 'dream11.link-lines';
/** Set once the finish of the present team has been shown. */
export const FINISH_KEY = 'dream11.finish';
/** When this browser was first offered the installed app, or that it never wants the hint again. */
export const INSTALL_HINT_KEY = 'dream11.install-hint';
/** Where earlier versions kept the one team of all tabs, and copies of unsaved work: by owner, in a list or one by one. */
export const OLD_TEAM_KEY = 'dream11.team';
export const OLD_COPY_KEY = 'dream11.recovery.';
/** Set once a visitor's team has been saved to the cloud at this user's first sign-in. */
export const migratedKey = (userId: string) => `dream11.migrated.${userId}`;
export const SPORTS_LOGIN_KEY = 'dream11.sports-login';
/** The id of a user who signed in with a link this browser didn't request (D26). */
export const LINK_SIGN_IN_KEY = 'dream11.link-sign-in';
/** The address of the last email this browser requested, with the time. */
export const MAIL_REQUEST_KEY = 'dream11.mail-request';
/** Sign-in codes this browser requested recently, with times and wrong tries. */
export const SENT_CODES_KEY = 'dream11.sent-codes';
/** Where a provider's sign-in started, until it returns. */
export const SOCIAL_SIGN_IN_KEY = 'dream11.social-sign-in';
/** A day's draft, or one from a random seed, with its picks so far (D66). */
export const STORED_DRAFT_KEY = 'dream11.today.';
export const storedDraftKey = (seed: string) => `${STORED_DRAFT_KEY}${seed}`;
export const QUICK_DRAFT_KEY = 'dream11.quick-draft';
export const DRAFT_RESULTS_KEY = 'dream11.today-results';
/** The name that opponents see (D67), the results against them, and the challenge that waits to be played. */
export const CHALLENGER_NAME_KEY = 'dream11.challenger-name';
export const TALLY_KEY = 'dream11.challenge-tally';
export const WAITING_CHALLENGE_KEY = 'dream11.waiting-challenge';
export const CABINET_KEY = 'dream11.cabinet';
/** The cabinet of an imported backup, until Play has asked whether to add it. */
export const OFFERED_CABINET_KEY = 'dream11.cabinet-offered';
/** The last half-time plan, and the cup in which it isn't asked again (D60). */
export const MATCH_PLAN_KEY = 'dream11.match-plan';
const CLEANED_KEY = 'dream11.legacy-cleaned';
const PROBE_KEY = 'dream11.probe';
// The next two are in the storage of the tab's session instead.

/** The tab's id, for its draft (D10). */
export const TAB_KEY = 'dream11.tab';
export const IMAGE_KEY = 'dream11.image:';

/** Removed once, by exact name, never by prefix (D12). */
const LEGACY_KEYS = ['user', 'users', 'aiChatCount', 'aiChatCounts', 'migrationCompleted', 'team_migration'];

export type StorageOutcome = 'ok' | 'full' | 'blocked';

/** Reading the property throws if site data is blocked. */
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

/** 'full' and 'blocked' leave the previous value in place. */
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
    // Blocked storage has nothing to remove.
  }
}

export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorageOrNull() ?? {}).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** A kilobyte, which is about what two more players need. */
export function probeStorage(): StorageOutcome {
  const outcome = writeStored(PROBE_KEY, ' '.repeat(1024));
  removeStored(PROBE_KEY);
  return outcome;
}

/** The id that this tab had before a reload, or its original's if it is a duplicate. */
export function formerTab(): string | null {
  try {
    return window.sessionStorage.getItem(TAB_KEY);
  } catch {
    return null;
  }
}

export function rememberTab(tab: string): void {
  try {
    window.sessionStorage.setItem(TAB_KEY, tab);
  } catch {
    // After a reload, the tab then opens the newest draft, like a new one.
  }
}

export function cleanLegacyKeys(): void {
  if (readStored(CLEANED_KEY) !== null) return;
  for (const key of LEGACY_KEYS) removeStored(key);
  writeStored(CLEANED_KEY, '1');
}
