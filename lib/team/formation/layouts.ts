import { FORMATIONS, type FormationId, type Layout, type PitchOrientation, type Slot } from '#types/team.ts';

/** A token's centre, as percentages of the pitch's width and height. */
export type PitchPoint = { left: number; top: number };

/** Keeps the outermost tokens from being cut off. */
const LANDSCAPE = { start: 6.8, length: 85.2 };
const PORTRAIT = { start: 90.2, length: -79.7 };

/** In landscape, the team attacks to the right, with its left side at the top. In portrait, it attacks upwards. */
export function slotPoint(formation: FormationId, slot: Slot, orientation: PitchOrientation): PitchPoint {
  const layout: Layout = FORMATIONS[formation];
  const point = layout[slot];
  if (!point) throw new RangeError(`${formation} has no slot ${slot}`);
  const [along, across] = point;
  const { start, length } = orientation === 'landscape' ? LANDSCAPE : PORTRAIT;
  const depth = Number((start + (along * length) / 100).toFixed(2));
  return orientation === 'landscape' ? { left: depth, top: across } : { left: across, top: depth };
}
