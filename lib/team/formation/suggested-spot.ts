import { metresBetween } from '#lib/team/formation/field-distance.ts';
import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { isSameLine } from '#lib/team/formation/same-position.ts';
import type { Player } from '#types/player.ts';
import { isPositionGroup, type PlayerPosition } from '#types/position.ts';
import { SLOTS, type Slot, type Spot, type Team } from '#types/team.ts';

// No pitch is longer than these metres, so a line's distances never reach the next level.
const ALSO_PLAYED = 10;
const SAME_LINE = 200;
const ELSEWHERE = 400;
/** In goal without being a goalkeeper, or the reverse. */
export const NEVER = 100_000;

/** Natural one first, none if unknown. `known` are the index's, more precise where `position` is only a line. */
export function rolesOf({ position }: Pick<Player, 'position'>, known: readonly PlayerPosition[]): PlayerPosition[] {
  const isVague = position === '' || isPositionGroup(position);
  return isVague && known.length > 0 ? [...known] : [...(position === '' ? [] : [position]), ...known];
}

/** How badly a slot suits a player (D61): 0 in his natural position, then also played, the same line, the nearest. */
export function misfit(roles: readonly PlayerPosition[], slot: Slot): number {
  const [natural] = roles;
  if ((slot === 'GK') !== (natural === 'GK')) return NEVER;
  if (natural === undefined || fitsSlot(natural, slot)) return 0;
  if (roles.some((role) => fitsSlot(role, slot))) return ALSO_PLAYED;
  const level = isSameLine(natural, naturalPosition(slot)) ? SAME_LINE : ELSEWHERE;
  const own = SLOTS.filter((one) => fitsSlot(natural, one));
  // To the metre, so that left and right are equally far.
  return level + Math.round(Math.min(...own.map((one) => metresBetween(one, slot))));
}

/**
 * The best empty slot, or the bench once eleven are placed (D61). Null if only the goal is open to an outfield player,
 * or the reverse. `guess` decides between equally good slots.
 */
export function suggestedSpot(team: Team, roles: readonly PlayerPosition[], guess: Slot | null = null): Spot | null {
  const empty = formationOf(team.formation).positions.filter((slot) => !team.players[slot]);
  if (empty.length === 0) return { kind: 'bench', index: team.substitutes.length };
  const guessedFirst = empty.sort((a, b) => Number(b === guess) - Number(a === guess));
  const [best] = guessedFirst
    .map((slot) => ({ slot, cost: misfit(roles, slot) }))
    .filter(({ cost }) => cost < NEVER)
    .sort((a, b) => a.cost - b.cost);
  return best ? { kind: 'slot', slot: best.slot } : null;
}
