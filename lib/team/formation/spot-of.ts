import { startersOf } from '#lib/team/formation/formations.ts';
import { isSamePlayer } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { Spot, Team } from '#types/team.ts';

/** Where this player, possibly found in another source, stands in the team. */
export function spotOf(team: Team, player: Player): Spot | null {
  const starter = startersOf(team).find((one) => isSamePlayer(one.player, player));
  if (starter) return { kind: 'slot', slot: starter.slot };
  const index = team.substitutes.findIndex((substitute) => isSamePlayer(substitute, player));
  return index === -1 ? null : { kind: 'bench', index };
}
