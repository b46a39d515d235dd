import { formationOf } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { PITCH_LENGTH, PITCH_WIDTH } from '#lib/team/formation/pitch-geometry.ts';
import type { FormationId, Slot } from '#types/team.ts';

/** The largest distance, in metres, between two slots that play together. */
const REACH = 40;

const NEIGHBOURS = new Map<FormationId, ReadonlyMap<Slot, readonly Slot[]>>();

/** The slots within reach of each slot, nearest first. */
export function neighboursIn(formation: FormationId): ReadonlyMap<Slot, readonly Slot[]> {
  const known = NEIGHBOURS.get(formation) ?? findNeighbours(formation);
  NEIGHBOURS.set(formation, known);
  return known;
}

function findNeighbours(formation: FormationId): ReadonlyMap<Slot, readonly Slot[]> {
  const slots = formationOf(formation).positions;
  const squaredDistance = (a: Slot, b: Slot) => {
    const from = slotPoint(formation, a, 'landscape');
    const to = slotPoint(formation, b, 'landscape');
    return (((from.left - to.left) * PITCH_LENGTH) / 100) ** 2 + (((from.top - to.top) * PITCH_WIDTH) / 100) ** 2;
  };
  return new Map(
    slots.map((slot) => [
      slot,
      slots
        .filter((other) => other !== slot && squaredDistance(slot, other) <= REACH ** 2)
        .toSorted((a, b) => squaredDistance(slot, a) - squaredDistance(slot, b)),
    ]),
  );
}
