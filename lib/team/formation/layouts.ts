import { formationOf } from '#lib/team/formation/formations.ts';
import type { FormationId, PitchOrientation, Slot } from '#types/team.ts';

/** A token's centre, as percentages of the pitch's width and height. */
export type PitchPoint = { left: number; top: number };

/** From the goalkeeper (0) to the foremost striker (100), and across the pitch from left (0) to right (100). */
type FieldPoint = readonly [along: number, across: number];
type Layout = Partial<Record<Slot, FieldPoint>>;

const COMMON: Layout = {
  GK: [0, 50],
  LB: [28, 11.5],
  LCB: [23, 36.5],
  RCB: [23, 63.5],
  RB: [28, 88.5],
  LCDM: [46, 35],
  RCDM: [46, 65],
  LM: [63, 11.5],
  LCM: [53, 36.5],
  RCM: [53, 63.5],
  RM: [63, 88.5],
  CAM: [70, 50],
  LW: [86, 15],
  ST: [100, 50],
  RW: [86, 85],
  LST: [95, 34],
  RST: [95, 66],
};

/** Where a formation differs from `COMMON`. */
const OWN: Partial<Record<FormationId, Layout>> = {
  '4-3-3': {
    LCM: [57, 24],
    CM: [48, 50],
    RCM: [57, 76],
    LW: [86, 14],
    RW: [86, 86],
  },
  '3-5-2': {
    LCB: [25, 25],
    CCB: [22.5, 50],
    RCB: [25, 75],
    LM: [63, 11],
    LCM: [54, 30.5],
    CCM: [45, 50],
    RCM: [54, 69.5],
    RM: [63, 89],
  },
  '4-2-3-1': {
    LM: [74, 13],
    RM: [74, 87],
  },
  '3-4-3': {
    LCB: [25, 25],
    CCB: [22.5, 50],
    RCB: [25, 75],
    LM: [59, 11.5],
    LCM: [51, 36.5],
    RCM: [51, 63.5],
    RM: [59, 88.5],
  },
  '5-3-2': {
    LWB: [42, 11],
    LCB: [25, 28.3125],
    CCB: [22.5, 50],
    RCB: [25, 71.6875],
    RWB: [42, 89],
    LCM: [62, 25],
    CCM: [57, 50],
    RCM: [62, 75],
  },
};

/** Keeps the outermost tokens from being cut off. */
const LANDSCAPE = { start: 6.8, length: 85.2 };
const PORTRAIT = { start: 90.2, length: -79.7 };

/** In landscape, the team attacks to the right, with its left side at the top. In portrait, it attacks upwards. */
export function slotPoint(formation: FormationId, slot: Slot, orientation: PitchOrientation): PitchPoint {
  const point = OWN[formation]?.[slot] ?? COMMON[slot];
  if (!point || !formationOf(formation).positions.includes(slot))
    throw new RangeError(`${formation} has no slot ${slot}`);
  const [along, across] = point;
  const { start, length } = orientation === 'landscape' ? LANDSCAPE : PORTRAIT;
  const depth = Number((start + (along * length) / 100).toFixed(2));
  return orientation === 'landscape' ? { left: depth, top: across } : { left: across, top: depth };
}
