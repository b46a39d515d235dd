import { naturalPosition } from '#lib/team/formation/formations.ts';
import { isSamePosition } from '#lib/team/formation/same-position.ts';
import type { Player } from '#types/player.ts';
import type { Slot } from '#types/team.ts';

export function fitsSlot(position: Player['position'], slot: Slot): boolean {
  return isSamePosition(position, naturalPosition(slot));
}

/** A player without a position fits anywhere. */
export function isOutOfPosition({ position }: Pick<Player, 'position'>, slot: Slot): boolean {
  return position !== '' && !fitsSlot(position, slot);
}
