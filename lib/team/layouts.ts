import { formationOf } from '#lib/team/formations.ts';
import type { FormationId, PitchOrientation, Slot } from '#types/team.ts';

/** Centre of a token, in percent of the pitch's width and height. */
export type PitchPoint = { left: number; top: number };

/** Along the pitch from our goal (0) to theirs (100), and across it from left (0) to right (100). */
type FieldPoint = readonly [along: number, across: number];
type Layout = Partial<Record<Slot, FieldPoint>>;

const COMMON: Layout = {
  GK: [8, 50],
  LB: [29, 12],
  LCB: [25, 37],
  RCB: [25, 63],
  RB: [29, 88],
  LCDM: [45, 35],
  RCDM: [45, 65],
  LM: [67, 12],
  LCM: [51, 27],
  CM: [45, 50],
  RCM: [51, 73],
  RM: [67, 88],
  CAM: [66, 50],
  LW: [78, 15],
  ST: [87, 50],
  RW: [78, 85],
  LST: [86, 35],
  RST: [86, 65],
};

/** Where a formation differs from `COMMON`. */
const OWN: Partial<Record<FormationId, Layout>> = {
  '3-5-2': {
    LCB: [26, 25],
    CCB: [24, 50],
    RCB: [26, 75],
    LM: [61, 11],
    LCM: [57, 33],
    CCM: [41, 50],
    RCM: [57, 67],
    RM: [61, 89],
    LST: [84, 35],
    RST: [84, 65],
  },
  '4-2-3-1': {
    LM: [67, 15],
    RM: [67, 85],
  },
  '3-4-3': {
    LCB: [26, 25],
    CCB: [24, 50],
    RCB: [26, 75],
    LM: [54, 12],
    LCM: [48, 37],
    RCM: [48, 63],
    RM: [54, 88],
    LW: [79, 19],
    RW: [79, 81],
  },
  '5-3-2': {
    LWB: [42, 11],
    LCB: [26, 26],
    CCB: [24, 50],
    RCB: [26, 74],
    RWB: [42, 89],
    LCM: [59, 27],
    CCM: [52, 50],
    RCM: [59, 73],
    LST: [84, 35],
    RST: [84, 65],
  },
};

/** In portrait, the goalkeeper's name plate needs the last 3 percent. */
const PORTRAIT_SCALE = 0.94;
const PORTRAIT_FOOT = 3;

/** Landscape attacks to the right with the left side at the top; portrait attacks upwards. */
export function slotPoint(formation: FormationId, slot: Slot, orientation: PitchOrientation): PitchPoint {
  const point = OWN[formation]?.[slot] ?? COMMON[slot];
  if (!point || !formationOf(formation).positions.includes(slot))
    throw new RangeError(`${formation} has no slot ${slot}`);
  const [along, across] = point;
  return orientation === 'landscape'
    ? { left: along, top: across }
    : { left: across, top: Number((100 - along * PORTRAIT_SCALE - PORTRAIT_FOOT).toFixed(2)) };
}
