const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type SaveState = {
  isSaving: boolean;
  /** The team in the cloud is on its way here, and has been for a moment. */
  isLoading?: boolean;
  hasUnsavedChanges: boolean;
  /** ms since the epoch */
  lastSaved: number | null;
};

/** The status of a signed-in user's team in words (spec §2). `now`: ms since the epoch. */
export function saveStatus({ isSaving, isLoading, hasUnsavedChanges, lastSaved }: SaveState, now: number): string {
  if (isSaving) return 'Saving...';
  if (isLoading) return 'Loading your team…';
  if (hasUnsavedChanges) return 'Unsaved changes';
  return lastSaved === null ? 'Ready to save' : `Last saved: ${ago(now - lastSaved) ?? day(lastSaved)}`;
}

/** 'Just now', '5m ago', '3h ago'; null from a day on. */
function ago(ms: number): string | null {
  if (ms < MINUTE) return 'Just now';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)}m ago`;
  return ms < DAY ? `${Math.floor(ms / HOUR)}h ago` : null;
}

function day(time: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(time);
}
