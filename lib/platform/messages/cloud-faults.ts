export const BACKEND_UNREACHABLE = 'Couldn’t reach the cloud service. Please try again later.';
export const SAVE_FAILED = 'Failed to save team';
export const SAVE_WITHOUT_TEAM = 'No team data returned from save operation';
export const LOAD_FAILED = 'Failed to load team';
export const TOO_MANY_TEAMS = 'You already have 50 teams. Delete one to save another.';
export const TEAM_TOO_LARGE = 'This team is too large to save.';
export const TEAM_CHANGED_ELSEWHERE = 'This team was changed on another device.';
export const TEAM_NOT_FOUND = 'Team not found';
export const TEAM_CHANGE_FAILED = 'Failed to update team';
export const NO_ANSWER = 'The server didn’t respond. Please try again.';

export function notJsonMessage(status: number): string {
  return `API returned HTML instead of JSON. Status: ${status}. Check if API route exists.`;
}
