import type { Player } from '#types/player.ts';
import { isPosition, type Position } from '#types/position.ts';
import {
  FORMATION_IDS,
  type Formation,
  type FormationId,
  PITCH_COLOURS,
  SHIRT_CHOICES,
  SLOTS,
  type Slot,
  type Starters,
  type Team,
} from '#types/team.ts';

/** From back to front and left to right (D3). */
const SLOTS_OF: Readonly<Record<FormationId, readonly Slot[]>> = {
  '4-4-2': ['GK', 'LB', 'LCB', 'RCB', 'RB', 'LM', 'LCM', 'RCM', 'RM', 'LST', 'RST'],
  '4-3-3': ['GK', 'LB', 'LCB', 'RCB', 'RB', 'LCM', 'CM', 'RCM', 'LW', 'ST', 'RW'],
  '3-5-2': ['GK', 'LCB', 'CCB', 'RCB', 'LM', 'LCM', 'CCM', 'RCM', 'RM', 'LST', 'RST'],
  '4-2-3-1': ['GK', 'LB', 'LCB', 'RCB', 'RB', 'LCDM', 'RCDM', 'LM', 'CAM', 'RM', 'ST'],
  '3-4-3': ['GK', 'LCB', 'CCB', 'RCB', 'LM', 'LCM', 'RCM', 'RM', 'LW', 'ST', 'RW'],
  '5-3-2': ['GK', 'LWB', 'LCB', 'CCB', 'RCB', 'RWB', 'LCM', 'CCM', 'RCM', 'LST', 'RST'],
};

const DEFAULT_FORMATION: FormationId = '4-3-3';
export const DEFAULT_TEAM_NAME = 'My Dream Team';

export function formationOf(id: FormationId): Formation {
  return { id, name: id, positions: SLOTS_OF[id] };
}

export function isFormationId(value: unknown): value is FormationId {
  return FORMATION_IDS.includes(value as FormationId);
}

export function isSlot(value: unknown): value is Slot {
  return SLOTS.includes(value as Slot);
}

/** LCB → CB, LST → ST, RCDM → CDM (D2). */
export function naturalPosition(slot: Slot): Position {
  if (isPosition(slot)) return slot;
  const withoutSide = slot.slice(1);
  if (!isPosition(withoutSide)) throw new Error(`Slot ${slot} has no natural position`);
  return withoutSide;
}

export function emptyStarters(id: FormationId): Starters {
  const starters: Starters = {};
  for (const slot of SLOTS_OF[id]) starters[slot] = null;
  return starters;
}

export function newTeam(): Team {
  return {
    id: null,
    name: DEFAULT_TEAM_NAME,
    formation: DEFAULT_FORMATION,
    players: emptyStarters(DEFAULT_FORMATION),
    substitutes: [],
    captain: null,
    viceCaptain: null,
    shirt: SHIRT_CHOICES[0],
    pitch: PITCH_COLOURS[0],
  };
}

export type Starter = { slot: Slot; player: Player };

export function startersOf(team: Team): Starter[] {
  return SLOTS_OF[team.formation].flatMap((slot) => {
    const player = team.players[slot];
    return player ? [{ slot, player }] : [];
  });
}

export function firstEmptySlot(team: Team): Slot | null {
  return SLOTS_OF[team.formation].find((slot) => !team.players[slot]) ?? null;
}
