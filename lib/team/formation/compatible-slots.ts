import { IN_FORMATIONS, metresBetween } from '#lib/team/formation/field-distance.ts';
import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { POSITION_GROUPS } from '#types/position.ts';
import type { Slot } from '#types/team.ts';

/** The usual alternatives of a slot, best first. */
export const COMPATIBLE_SLOTS: Readonly<Record<Slot, readonly Slot[]>> = {
  GK: [],
  LB: ['LWB', 'LCB', 'LM'],
  RB: ['RWB', 'RCB', 'RM'],
  LWB: ['LB', 'LM', 'LW'],
  RWB: ['RB', 'RM', 'RW'],
  LCB: ['CCB', 'RCB', 'LB'],
  RCB: ['CCB', 'LCB', 'RB'],
  CB: ['LCB', 'CCB', 'RCB'],
  CCB: ['LCB', 'RCB', 'LCDM', 'RCDM'],
  CM: ['CCM', 'LCM', 'RCM', 'LCDM', 'RCDM', 'CAM'],
  CDM: ['LCDM', 'RCDM', 'LCM', 'CCM', 'CM', 'RCM'],
  LCDM: ['RCDM', 'LCM', 'CCM', 'CM'],
  RCDM: ['LCDM', 'RCM', 'CCM', 'CM'],
  LCM: ['CM', 'CCM', 'RCM', 'LCDM', 'CAM', 'LM'],
  RCM: ['CM', 'CCM', 'LCM', 'RCDM', 'CAM', 'RM'],
  CCM: ['CM', 'LCM', 'RCM', 'CAM', 'LCDM', 'RCDM'],
  CAM: ['CM', 'CCM', 'LCM', 'RCM', 'LST', 'RST'],
  LM: ['LW', 'LWB', 'LCM'],
  RM: ['RW', 'RWB', 'RCM'],
  LW: ['LM', 'LST', 'ST', 'LWB'],
  RW: ['RM', 'RST', 'ST', 'RWB'],
  CF: ['ST', 'LST', 'RST'],
  ST: ['LST', 'RST'],
  LST: ['ST', 'RST', 'LW'],
  RST: ['ST', 'LST', 'RW'],
};

function nearestSlots(slot: Slot): Slot[] {
  return IN_FORMATIONS.filter((target) => target !== slot && target !== 'GK')
    .map((target) => ({ target, metres: metresBetween(slot, target) }))
    .sort((a, b) => a.metres - b.metres)
    .map(({ target }) => target);
}

/** 0 in defence, 1 in midfield, 2 in attack. */
const lineAt = (slot: Slot): number => POSITION_GROUPS.findIndex((group) => fitsSlot(group, slot));

export type SlotPreferences = {
  /** Best first: the usual alternatives, the rest of the line, then the neighbouring lines, nearest first (D4). */
  listed: readonly Slot[];
  /** Every other outfield slot, nearest first. */
  others: readonly Slot[];
};

export function slotPreferences(slot: Slot): SlotPreferences {
  const nearest = nearestSlots(slot);
  const linesAway = (lines: number) => nearest.filter((one) => Math.abs(lineAt(one) - lineAt(slot)) === lines);
  const listed = new Set([...COMPATIBLE_SLOTS[slot], ...linesAway(0), ...linesAway(1)]);
  return { listed: [...listed], others: nearest.filter((one) => !listed.has(one)) };
}
