/** Natural positions, regardless of formation (D2). */
export const POSITIONS = [
  'GK',
  'LB',
  'CB',
  'RB',
  'LWB',
  'RWB',
  'CDM',
  'CM',
  'CAM',
  'LM',
  'RM',
  'LW',
  'RW',
  'CF',
  'ST',
] as const;

export type Position = (typeof POSITIONS)[number];

/** Used if only the line is known. A group fits every slot in its line (D53). */
export const POSITION_GROUPS = ['DF', 'MF', 'FW'] as const;

export type PositionGroup = (typeof POSITION_GROUPS)[number];

export type PlayerPosition = Position | PositionGroup;

export function isPosition(value: unknown): value is Position {
  return POSITIONS.includes(value as Position);
}

export function isPositionGroup(value: unknown): value is PositionGroup {
  return POSITION_GROUPS.includes(value as PositionGroup);
}

export function isPlayerPosition(value: unknown): value is PlayerPosition {
  return isPosition(value) || isPositionGroup(value);
}
