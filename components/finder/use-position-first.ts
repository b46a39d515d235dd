import { useState } from 'react';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import type { Slot, Spot } from '#types/team.ts';

/** Whether players for the selected slot come first. That orders the list, but binds nobody to the slot (D61). */
export function usePositionFirst(selected: Spot | null, isTyped: boolean) {
  const [wish, setWish] = useState<{ slot: Slot; isPreferred: boolean } | null>(null);
  const { slot, isGuess = false } = selected?.kind === 'slot' ? selected : { slot: null };
  // A typed name matters more than a slot the user didn't choose.
  const isPreferred = wish !== null && wish.slot === slot ? wish.isPreferred : !(isGuess && isTyped);
  const isAnyPosition = slot !== null && !isPreferred;
  return {
    slot,
    isAnyPosition,
    position: slot === null || isAnyPosition ? ('' as const) : naturalPosition(slot),
    preferSlot: (preferred: boolean) => slot !== null && setWish({ slot, isPreferred: preferred }),
  };
}
