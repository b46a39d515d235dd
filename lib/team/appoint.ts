import type { Armband } from '#lib/team/look/armband.ts';
import { type Edit, everyone } from '#lib/team/operations.ts';
import type { Team } from '#types/team.ts';

/** Gives a player an armband or takes it away. Captain and vice-captain swap, so that nobody wears both. */
export function appoint(team: Team, playerId: string, armband: Armband): Edit {
  if (!everyone(team).some(({ id }) => id === playerId)) return { ok: false, reason: 'nothing-to-do' };
  if (team[armband] === playerId) return { ok: true, team: { ...team, [armband]: null } };
  const other: Armband = armband === 'captain' ? 'viceCaptain' : 'captain';
  const swapped = team[other] === playerId ? { [other]: team[armband] } : {};
  return { ok: true, team: { ...team, [armband]: playerId, ...swapped } };
}
