import type { Team } from '#types/team.ts';

/** What a shared team is played in, without a word of how it ended; '' for a team alone. */
export function occasionOf(cup: number | null, opponent: Team | null): string {
  if (opponent !== null) return `against ${opponent.name}`;
  return cup === null ? '' : `World Cup ${cup}`;
}
