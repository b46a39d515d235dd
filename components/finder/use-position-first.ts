import { useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import type { Slot, Spot } from '#types/team.ts';

/** Whether players for the selected slot come first. */
export function usePositionFirst(selected: Spot | null, isTyped: boolean) {
  const select = useBuilder((builder) => builder.select);
  const [anyFor, setAnyFor] = useState<Slot | null>(null);
  const { slot, isGuess = false } = selected?.kind === 'slot' ? selected : { slot: null };
  // A typed name matters more than a slot the user didn't choose.
  const isAnyPosition = slot !== null && (anyFor === slot || (isGuess && isTyped));
  return {
    slot,
    isAnyPosition,
    position: slot === null || isAnyPosition ? ('' as const) : naturalPosition(slot),
    preferSlot(isPreferred: boolean) {
      if (isPreferred && slot !== null) select({ kind: 'slot', slot });
      setAnyFor(isPreferred ? null : slot);
    },
  };
}
