import { type Edit, everyone } from '#lib/team/operations.ts';
import { HIGHEST_SHIRT_NUMBER } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Starters, Team } from '#types/team.ts';

/** Two players may wear the same number. */
export function setShirtNumber(team: Team, playerId: string, jerseyNumber: number | null): Edit {
  const wearer = everyone(team).find(({ id }) => id === playerId);
  if (!wearer || wearer.jerseyNumber === jerseyNumber) return { ok: false, reason: 'nothing-to-do' };
  if (
    jerseyNumber !== null &&
    !(Number.isInteger(jerseyNumber) && jerseyNumber >= 1 && jerseyNumber <= HIGHEST_SHIRT_NUMBER)
  )
    return { ok: false, reason: 'no-such-number' };
  const renumber = (player: Player): Player => (player === wearer ? { ...player, jerseyNumber } : player);
  const players = Object.fromEntries(
    Object.entries(team.players).map(([slot, player]) => [slot, player && renumber(player)]),
  ) as Starters;
  return { ok: true, team: { ...team, players, substitutes: team.substitutes.map(renumber) } };
}
