const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type SaveState = {
  isSaving: boolean;
  isLoading?: boolean;
  hasLoadFailed?: boolean;
  hasUnsavedChanges: boolean;
  lastSaved: number | null;
};

export function saveStatus(state: SaveState, now: number): string {
  const { isSaving, isLoading, hasLoadFailed, hasUnsavedChanges, lastSaved } = state;
  if (isSaving) return 'Saving…';
  if (isLoading) return 'Loading your team…';
  if (hasUnsavedChanges) return 'Unsaved changes';
  if (lastSaved !== null) return `Last saved: ${ago(now - lastSaved) ?? day(lastSaved)}`;
  return hasLoadFailed ? 'Team not loaded' : 'Ready to save';
}

function ago(ms: number): string | null {
  if (ms < MINUTE_MS) return 'Just now';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)}m ago`;
  return ms < DAY_MS ? `${Math.floor(ms / HOUR_MS)}h ago` : null;
}

function day(time: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(time);
}
