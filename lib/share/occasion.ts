import type { Team } from '#types/team.ts';

/** The match or World Cup of a shared team, without giving away the result. '' for just a team. */
export function occasionOf(cup: number | null, opponent: Team | null): string {
  if (opponent !== null) return `against ${opponent.name}`;
  return cup === null ? '' : `World Cup ${cup}`;
}
