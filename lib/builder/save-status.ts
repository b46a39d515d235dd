const MINUTE_MS = 60_000;
const HOUR = 60 * MINUTE_MS;
const DAY = 24 * HOUR;

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
  if (ms < HOUR) return `${Math.floor(ms / MINUTE_MS)}m ago`;
  return ms < DAY ? `${Math.floor(ms / HOUR)}h ago` : null;
}

function day(time: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(time);
}
