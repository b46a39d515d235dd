import type { Spot } from '#types/team.ts';

export function moveAnnouncement(playerName: string, to: Spot): string {
  return to.kind === 'slot' ? `${playerName} placed at ${to.slot}` : `${playerName} placed on the bench`;
}
