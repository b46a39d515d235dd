import { readNumber } from '#lib/team/file/read-values.ts';
import { type Edit, everyone, withPlayers } from '#lib/team/operations.ts';
import { SHIRT_NUMBERS } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Team } from '#types/team.ts';

/** Two players may wear the same number. */
export function setShirtNumber(team: Team, playerId: string, jerseyNumber: number | null): Edit {
  const wearer = everyone(team).find(({ id }) => id === playerId);
  if (!wearer || wearer.jerseyNumber === jerseyNumber) return { ok: false, reason: 'nothing-to-do' };
  if (jerseyNumber !== readNumber(jerseyNumber, SHIRT_NUMBERS.first, SHIRT_NUMBERS.last)) {
    return { ok: false, reason: 'no-such-number' };
  }
  const renumber = (player: Player): Player => (player === wearer ? { ...player, jerseyNumber } : player);
  return { ok: true, team: withPlayers(team, renumber) };
}
