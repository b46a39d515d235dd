import type { Player } from '#types/player.ts';
import { isPosition, type Position } from '#types/position.ts';
import {
  FORMATION_IDS,
  FORMATIONS,
  type Formation,
  type FormationId,
  PITCH_COLOURS,
  SLOTS,
  type Slot,
  type Starters,
  type Team,
} from '#types/team.ts';

const SLOTS_OF = Object.fromEntries(
  FORMATION_IDS.map((id) => [id, Object.keys(FORMATIONS[id]) as readonly Slot[]]),
) as Readonly<Record<FormationId, readonly Slot[]>>;

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
    shirt: 'national',
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

export function slotsOfStarters(team: Team): Map<string, Slot> {
  return new Map(startersOf(team).map(({ slot, player }) => [player.id, slot]));
}

export function firstEmptySlot(team: Team): Slot | null {
  return SLOTS_OF[team.formation].find((slot) => !team.players[slot]) ?? null;
}
