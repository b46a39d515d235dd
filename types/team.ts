import * as z from 'zod/mini';
import { MAX_ID, MAX_SUBSTITUTES, MAX_TEAM_NAME } from '#types/limits.ts';
import { type Player, playerSchema } from '#types/player.ts';

export const FORMATION_IDS = ['4-4-2', '4-3-3', '3-5-2', '4-2-3-1', '3-4-3', '5-3-2'] as const;
export type FormationId = (typeof FORMATION_IDS)[number];

/** Every place that some formation has on the pitch (spec §3, D2). */
export const SLOTS = [
  'GK',
  'LB',
  'LCB',
  'CCB',
  'RCB',
  'CB',
  'RB',
  'LWB',
  'RWB',
  'CDM',
  'LCDM',
  'RCDM',
  'CM',
  'LCM',
  'CCM',
  'RCM',
  'CAM',
  'LM',
  'RM',
  'LW',
  'RW',
  'CF',
  'ST',
  'LST',
  'RST',
] as const;
export type Slot = (typeof SLOTS)[number];

export type Formation = {
  id: FormationId;
  name: string;
  /** Eleven slots, goalkeeper first, each once (D3). */
  positions: readonly Slot[];
};

/** Keys are exactly the slots of the team's formation; null is an empty one. */
export type Starters = Partial<Record<Slot, Player | null>>;

export type Team = {
  /** Cloud id; null until the team was saved there. */
  id: string | null;
  name: string;
  formation: FormationId;
  players: Starters;
  /** In bench order, at most seven. */
  substitutes: Player[];
};

/** What storage and the wire hold. The meaning checks (slots of the formation, nobody twice) are `lib/team/team-file`'s. */
export const teamSchema = z.object({
  id: z.nullable(z.string().check(z.maxLength(MAX_ID))),
  name: z.string().check(z.minLength(1), z.maxLength(MAX_TEAM_NAME)),
  formation: z.enum(FORMATION_IDS),
  players: z.partialRecord(z.enum(SLOTS), z.nullable(playerSchema)),
  substitutes: z.array(playerSchema).check(z.maxLength(MAX_SUBSTITUTES)),
});

export const FIELD_ORIENTATIONS = ['landscape', 'portrait'] as const;
export type FieldOrientation = (typeof FIELD_ORIENTATIONS)[number];

/** A place on the pitch or on the bench; `index` counts from 0. */
export type Place = { kind: 'slot'; slot: Slot } | { kind: 'bench'; index: number };
