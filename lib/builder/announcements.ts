import type { Spot } from '#types/team.ts';

/** For the live region (D7). */
export function moveAnnouncement(playerName: string, to: Spot): string {
  return to.kind === 'slot' ? `${playerName} placed at ${to.slot}` : `${playerName} placed on the bench`;
}

/** For the live region, when 'Move' is pressed. */
export function pickUpAnnouncement(playerName: string): string {
  return `Moving ${playerName}. Choose a highlighted position, or press Escape to cancel.`;
}
