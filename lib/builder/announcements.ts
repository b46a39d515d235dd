import { isSameSpot, type Suggestion } from '#lib/builder/state.ts';
import type { Spot } from '#types/team.ts';

export function moveAnnouncement(playerName: string, to: Spot): string {
  return to.kind === 'slot' ? `${playerName} placed at ${to.slot}` : `${playerName} placed on the bench`;
}

export function suggestionAt(spot: Spot, suggestion: Suggestion | null): string | undefined {
  return suggestion && isSameSpot(suggestion.spot, spot) ? `suggested for ${suggestion.name}` : undefined;
}
