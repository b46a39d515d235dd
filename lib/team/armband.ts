import { type Edit, everyone } from '#lib/team/operations.ts';
import type { Team } from '#types/team.ts';

export type Armband = 'captain' | 'viceCaptain';

/**
 * Gives somebody of the team an armband, or takes it back from who has just that one. Who already wears the other one
 * trades places with its new wearer, so that nobody ever wears both.
 */
export function appoint(team: Team, playerId: string, armband: Armband): Edit {
  if (!everyone(team).some(({ id }) => id === playerId)) return { ok: false, reason: 'nothing-to-do' };
  if (team[armband] === playerId) return { ok: true, team: { ...team, [armband]: null } };
  const other: Armband = armband === 'captain' ? 'viceCaptain' : 'captain';
  const traded = team[other] === playerId ? { [other]: team[armband] } : {};
  return { ok: true, team: { ...team, [armband]: playerId, ...traded } };
}

/** What is written on the armband of a player; null for who wears none. */
export function armbandOf(team: Pick<Team, Armband>, playerId: string): 'C' | 'V' | null {
  if (team.captain === playerId) return 'C';
  return team.viceCaptain === playerId ? 'V' : null;
}
