import type { Team } from '#types/team.ts';

export type Armband = 'captain' | 'viceCaptain';

export function armbandOf(team: Pick<Team, Armband>, playerId: string): 'C' | 'V' | null {
  if (team.captain === playerId) return 'C';
  return team.viceCaptain === playerId ? 'V' : null;
}
