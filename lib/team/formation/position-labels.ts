import type { Player } from '#types/player.ts';
import { isPositionGroup, type PlayerPosition } from '#types/position.ts';

const LABELS: Readonly<Record<PlayerPosition, string>> = {
  GK: 'Goalkeeper',
  LB: 'Left back',
  CB: 'Centre back',
  RB: 'Right back',
  LWB: 'Left wing-back',
  RWB: 'Right wing-back',
  CDM: 'Defensive midfielder',
  CM: 'Central midfielder',
  CAM: 'Attacking midfielder',
  LM: 'Left midfielder',
  RM: 'Right midfielder',
  LW: 'Left winger',
  RW: 'Right winger',
  CF: 'Centre forward',
  ST: 'Striker',
  DF: 'Defender',
  MF: 'Midfielder',
  FW: 'Forward',
};

export function positionLabel(position: Player['position']): string {
  return position === '' ? '' : LABELS[position];
}

/** Fans know 'CB', but 'DF' would look like another position, so groups are written out. */
export function shortPosition(position: Player['position']): string {
  return isPositionGroup(position) ? LABELS[position] : position;
}
