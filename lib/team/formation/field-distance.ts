import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { PITCH_LENGTH, PITCH_WIDTH } from '#lib/team/formation/pitch-geometry.ts';
import { FORMATION_IDS, type FormationId, SLOTS, type Slot } from '#types/team.ts';

const slotsIn = (formations: readonly FormationId[]): Slot[] =>
  SLOTS.filter((slot) => formations.some((id) => formationOf(id).positions.includes(slot)));

export const IN_FORMATIONS = slotsIn(FORMATION_IDS);

type Place = { along: number; across: number };

/** In metres, on average over some formations; slots that are in none of them stand between their kind. */
export function metresIn(formations: readonly FormationId[]): (slot: Slot, other: Slot) => number {
  const used = slotsIn(formations);
  const places = new Map<Slot, Place>();

  function placeOnField(slot: Slot): Place {
    const known = places.get(slot);
    if (known) return known;
    const slots = used.includes(slot) ? [slot] : used.filter((one) => fitsSlot(naturalPosition(slot), one));
    const points = formations.flatMap((id) =>
      slots.filter((one) => formationOf(id).positions.includes(one)).map((one) => slotPoint(id, one, 'landscape')),
    );
    const mean = (side: 'left' | 'top') => points.reduce((sum, point) => sum + point[side], 0) / points.length;
    const place = { along: mean('left') * (PITCH_LENGTH / 100), across: mean('top') * (PITCH_WIDTH / 100) };
    places.set(slot, place);
    return place;
  }

  return (slot, other) => {
    const from = placeOnField(slot);
    const to = placeOnField(other);
    return Math.hypot(from.along - to.along, from.across - to.across);
  };
}

export const metresBetween = metresIn(FORMATION_IDS);
