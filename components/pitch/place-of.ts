import type { CSSProperties } from 'react';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import type { FormationId, Slot } from '#types/team.ts';

/** Both orientations, of which CSS picks one, so that the page is right before any script runs. */
export function placeOf(formation: FormationId, slot: Slot): CSSProperties {
  const landscape = slotPoint(formation, slot, 'landscape');
  const portrait = slotPoint(formation, slot, 'portrait');
  return { '--along': landscape.left, '--across': landscape.top, '--upright': portrait.top } as CSSProperties;
}
