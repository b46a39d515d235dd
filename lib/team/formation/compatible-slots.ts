import type { Slot } from '#types/team.ts';

/** Alternatives for a starter whose slot isn't in the new formation, best first. */
export const COMPATIBLE_SLOTS: Partial<Record<Slot, readonly Slot[]>> = {
  LB: ['LWB', 'LCB', 'LM'],
  RB: ['RWB', 'RCB', 'RM'],
  LWB: ['LB', 'LM', 'LW'],
  RWB: ['RB', 'RM', 'RW'],
  LCB: ['CCB', 'RCB', 'LB'],
  RCB: ['CCB', 'LCB', 'RB'],
  CCB: ['LCB', 'RCB', 'LCDM', 'RCDM'],
  CM: ['CCM', 'LCM', 'RCM', 'LCDM', 'RCDM', 'CAM'],
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
  ST: ['LST', 'RST'],
  LST: ['ST', 'RST', 'LW'],
  RST: ['ST', 'LST', 'RW'],
};
