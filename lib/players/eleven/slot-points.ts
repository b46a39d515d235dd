import { COMPATIBLE_SLOTS } from '#lib/team/formation/compatible-slots.ts';
import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import { isSameLine } from '#lib/team/formation/same-position.ts';
import type { PlayerPosition } from '#types/position.ts';
import { SLOTS, type Slot } from '#types/team.ts';

export const ALSO_PLAYED_THERE = 4;
/** A great ten still makes the midfield, and a great winger the flank of a four. */
const NEXT_TO_OWN = 6;
const SAME_LINE = 14;

/** What a player loses on the scale of the ratings (0–99) in a slot. Null if it is too far from any of the positions. */
export function pointsOffAt(slot: Slot, positions: readonly PlayerPosition[]): number | null {
  const [natural] = positions;
  if (natural === undefined) return null;
  if (fitsSlot(natural, slot)) return 0;
  if (positions.some((position) => fitsSlot(position, slot))) return ALSO_PLAYED_THERE;
  if (slot === 'GK') return null;
  const isNext = SLOTS.some((own) => fitsSlot(natural, own) && COMPATIBLE_SLOTS[own].includes(slot));
  if (isNext) return NEXT_TO_OWN;
  return isSameLine(natural, naturalPosition(slot)) ? SAME_LINE : null;
}
