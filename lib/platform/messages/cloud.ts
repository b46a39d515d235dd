import { MAX_CLOUD_TEAMS } from '#types/limits.ts';

export const SAVED = 'Team saved to cloud successfully';
export const SAVED_LOCALLY = 'Team saved locally (cloud save failed)';
export const SAVED_LOCALLY_INSTEAD = 'Failed to save team to cloud. Saved locally instead.';
export const SAVE_TRY_AGAIN = 'Failed to save team. Please try again.';
export const LOAD_FROM_CLOUD_FAILED = 'Failed to load team from cloud';
export const UNSAVED_CHANGES = 'You have unsaved changes';

export const UNSAVED_WORK_KEPT =
  'Your unsaved changes are kept in this browser. You can restore them when you sign in again.';

export const LOADED = 'Team loaded from cloud successfully';

export const BACKEND_UNREACHABLE = 'Couldn’t reach the cloud service. Please try again later.';
export const SAVE_FAILED = 'Failed to save team';
export const SAVE_WITHOUT_TEAM = 'No team data returned from save operation';
export const LOAD_FAILED = 'Failed to load team';
export const TOO_MANY_TEAMS = `You already have ${MAX_CLOUD_TEAMS} teams. Delete one to save another.`;
export const TEAM_TOO_LARGE = 'This team is too large to save.';
export const TOO_MANY_CHANGES = 'Too many changes at once. Please try again in a few seconds.';
export const TEAM_CHANGED_ELSEWHERE = 'This team was changed on another device.';
export const TEAM_NOT_FOUND = 'Team not found';
export const TEAM_CHANGE_FAILED = 'Failed to update team';
export const NO_ANSWER = 'The server didn’t respond. Please try again.';

export function notJsonMessage(status: number): string {
  return `API returned HTML instead of JSON. Status: ${status}. Check if API route exists.`;
}
