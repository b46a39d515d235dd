import type { Player } from '#types/player.ts';
import { isPositionGroup, type Position, type PositionGroup } from '#types/position.ts';

const LINES: Readonly<Record<PositionGroup, readonly Position[]>> = {
  DF: ['LB', 'CB', 'RB', 'LWB', 'RWB'],
  MF: ['CDM', 'CM', 'CAM', 'LM', 'RM'],
  FW: ['LW', 'RW', 'CF', 'ST'],
};

/** ST and CF count as the same; a position group fits its whole line (D53). */
export function isSamePosition(position: Player['position'], wanted: Position): boolean {
  if (position === wanted) return true;
  if (isPositionGroup(position)) return LINES[position].includes(wanted);
  return isStriker(position) && isStriker(wanted);
}

/** Whether both are the same or belong to one line, as a left winger and a striker do. */
export function isSameLine(position: Player['position'], wanted: Position): boolean {
  const isIn = (line: readonly string[]) => line.includes(position) && line.includes(wanted);
  return isSamePosition(position, wanted) || Object.values(LINES).some(isIn);
}

const isStriker = (position: Player['position']): boolean => position === 'ST' || position === 'CF';
