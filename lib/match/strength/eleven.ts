import type { Teammate } from '#lib/match/strength/played-together.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import type { Position } from '#types/position.ts';
import type { FormationId, Slot } from '#types/team.ts';

/** Squad lists often give only the line. */
export const LINES = ['GK', 'DF', 'MF', 'FW'] as const;
export type Line = (typeof LINES)[number];

const LINE_OF: Readonly<Record<Position, Line>> = {
  GK: 'GK',
  LB: 'DF',
  CB: 'DF',
  RB: 'DF',
  LWB: 'DF',
  RWB: 'DF',
  CDM: 'MF',
  CM: 'MF',
  CAM: 'MF',
  LM: 'MF',
  RM: 'MF',
  LW: 'FW',
  RW: 'FW',
  CF: 'FW',
  ST: 'FW',
};

export type Role = Position | Exclude<Line, 'GK'>;

export const lineOf = (role: Role): Line => (role === 'DF' || role === 'MF' || role === 'FW' ? role : LINE_OF[role]);

/** The club fans associate with the player, where someone still playing is, and the first and last year. */
export type Career = Omit<Teammate, 'squads'>;

export type MatchPlayer = {
  name: string;
  /** Short, and nobody else's in the team (D9). */
  shirtName: string;
  number: number | null;
  nation: string;
  /** Natural role first. Empty if unknown. */
  roles: readonly Role[];
  /** Null if unknown. */
  career: Career | null;
  /** One bit per World Cup squad, starting at the lowest bit with the first cup in our tables. */
  cups: number;
  /** 0–100 */
  quality: number;
  /** Own players, and others who aren't in our tables. */
  isUnknown: boolean;
};

export type Eleven = {
  name: string;
  formation: FormationId;
  /** In the formation's slot order. */
  starters: readonly MatchPlayer[];
  /** A drafted eleven and a World Cup's teams have none. */
  bench?: readonly MatchPlayer[];
};

export function startersInSlots({ formation, starters }: Eleven): { slot: Slot; player: MatchPlayer }[] {
  const { positions } = formationOf(formation);
  return starters.flatMap((player, at) => {
    const slot = positions[at];
    return slot ? [{ slot, player }] : [];
  });
}
