import { type Edit, everyone } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { Starters, Team } from '#types/team.ts';

export const HIGHEST_SHIRT_NUMBER = 99;

/** Gives a player of the team a number from 1 to 99, or none (null). The same number twice is allowed. */
export function setShirtNumber(team: Team, playerId: string, jerseyNumber: number | null): Edit {
  const wearer = everyone(team).find(({ id }) => id === playerId);
  if (!wearer || wearer.jerseyNumber === jerseyNumber) return { ok: false, reason: 'nothing-to-do' };
  if (jerseyNumber !== null && !isShirtNumber(jerseyNumber)) return { ok: false, reason: 'no-such-number' };
  const renumber = (player: Player): Player => (player === wearer ? { ...player, jerseyNumber } : player);
  const players = Object.fromEntries(
    Object.entries(team.players).map(([slot, player]) => [slot, player && renumber(player)]),
  ) as Starters;
  return { ok: true, team: { ...team, players, substitutes: team.substitutes.map(renumber) } };
}

export function isShirtNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= HIGHEST_SHIRT_NUMBER;
}

/** Who else in the team wears this player's number. */
export function numberSharers(team: Team, { id, jerseyNumber }: Pick<Player, 'id' | 'jerseyNumber'>): Player[] {
  if (jerseyNumber === null) return [];
  return everyone(team).filter((other) => other.id !== id && other.jerseyNumber === jerseyNumber);
}

/** The numbers that more than one player of the team wears. */
export function sharedNumbers(team: Team): ReadonlySet<number> {
  const numbers = everyone(team).flatMap(({ jerseyNumber }) => jerseyNumber ?? []);
  return new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index));
}
