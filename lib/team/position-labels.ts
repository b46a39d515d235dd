import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

const LABELS: Readonly<Record<Position, string>> = {
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
};

export function positionLabel(position: Player['position']): string {
  return position === '' ? '' : LABELS[position];
}
