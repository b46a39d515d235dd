import type { Spot } from '#types/team.ts';

/** What the live region reads out after a player was placed (D7). */
export function moveAnnouncement(playerName: string, to: Spot): string {
  return to.kind === 'slot' ? `${playerName} placed at ${to.slot}` : `${playerName} placed among the substitutes`;
}

/** What the live region reads out when 'Move' begins. */
export function pickUpAnnouncement(playerName: string): string {
  return `Moving ${playerName}. Choose a highlighted position, or press Escape to cancel.`;
}
