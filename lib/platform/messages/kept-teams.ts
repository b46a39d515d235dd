import type { KeptRefusal } from '#lib/kept-teams/kept-teams.ts';
import { TEAM_CHANGED_ELSEWHERE, TEAM_NOT_FOUND } from '#lib/platform/messages/cloud.ts';
import { refusalMessage } from '#lib/platform/messages/team.ts';
import { MAX_KEPT_TEAMS } from '#types/limits.ts';

export const TOO_MANY_KEPT = `You already have ${MAX_KEPT_TEAMS} teams in this browser. Delete one to save another.`;
export const NO_ROOM_TO_KEEP =
  'Your browser’s storage is full, so this wasn’t saved. Delete a team you no longer need, or export this one.';
const KEEPING_BLOCKED = 'Your browser won’t let this site save teams. Export this one to keep it.';

export function keptMessage(reason: KeptRefusal): string {
  switch (reason) {
    case 'too-many':
      return TOO_MANY_KEPT;
    case 'full':
      return NO_ROOM_TO_KEEP;
    case 'blocked':
      return KEEPING_BLOCKED;
    case 'gone':
      return TEAM_NOT_FOUND;
    case 'changed':
      return TEAM_CHANGED_ELSEWHERE;
    default:
      return refusalMessage(reason) ?? '';
  }
}

export const STAYS_HERE = 'What wasn’t moved is still in this browser.';

export function movedToAccount(count: number): string {
  return count === 1 ? 'Your team is now in your account' : `Your ${count} teams are now in your account`;
}
