import { startersOf } from '#lib/team/formation/formations.ts';
import type { Player } from '#types/player.ts';
import type { Team } from '#types/team.ts';

/** Starters only, because a substitute comes on once the starter has left (D49). */
export function sharedNumbers(team: Team): number[] {
  const numbers = startersOf(team).flatMap(({ player }) => player.jerseyNumber ?? []);
  const shared = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  return [...new Set(shared)].toSorted((a, b) => a - b);
}

/** The other starters with the same number. */
export function numberSharers(team: Team, { id, jerseyNumber }: Pick<Player, 'id' | 'jerseyNumber'>): Player[] {
  const starters = startersOf(team).map(({ player }) => player);
  if (jerseyNumber === null || !starters.some((starter) => starter.id === id)) return [];
  return starters.filter((other) => other.id !== id && other.jerseyNumber === jerseyNumber);
}
