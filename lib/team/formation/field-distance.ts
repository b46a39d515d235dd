import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { FORMATION_IDS, SLOTS, type Slot } from '#types/team.ts';

export const IN_FORMATIONS = SLOTS.filter((slot) =>
  FORMATION_IDS.some((id) => formationOf(id).positions.includes(slot)),
);

type Place = { along: number; across: number };

const places = new Map<Slot, Place>();

/** In metres, on average over the formations; CB, CDM and CF are in none and stand between their kind. */
function placeOnField(slot: Slot): Place {
  const known = places.get(slot);
  if (known) return known;
  const own = IN_FORMATIONS.filter((one) => one === slot);
  const slots = own.length > 0 ? own : IN_FORMATIONS.filter((one) => fitsSlot(naturalPosition(slot), one));
  const points = FORMATION_IDS.flatMap((id) =>
    slots.filter((one) => formationOf(id).positions.includes(one)).map((one) => slotPoint(id, one, 'landscape')),
  );
  const mean = (side: 'left' | 'top') => points.reduce((sum, point) => sum + point[side], 0) / points.length;
  const place = { along: mean('left') * 1.05, across: mean('top') * 0.68 };
  places.set(slot, place);
  return place;
}

export function metresBetween(slot: Slot, other: Slot): number {
  const from = placeOnField(slot);
  const to = placeOnField(other);
  return Math.hypot(from.along - to.along, from.across - to.across);
}
