import type { Player } from '#types/player.ts';

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

/** `lib/team/colours` says what each looks like; the first is what a team starts with. */
export const SHIRT_COLOURS = ['ink', 'white', 'red', 'claret', 'orange', 'yellow', 'green', 'sky', 'blue'] as const;
export type ShirtColour = (typeof SHIRT_COLOURS)[number];
export const PITCH_COLOURS = ['grass', 'meadow', 'night', 'clay', 'slate'] as const;
export type PitchColour = (typeof PITCH_COLOURS)[number];

export type Team = {
  /** Cloud id; null until the team was saved there. */
  id: string | null;
  name: string;
  formation: FormationId;
  players: Starters;
  /** In bench order, at most seven. */
  substitutes: Player[];
  /** Ids of two different people in the team, on the pitch or on the bench; null where nobody is appointed. */
  captain: string | null;
  viceCaptain: string | null;
  shirt: ShirtColour;
  pitch: PitchColour;
};

export const PITCH_ORIENTATIONS = ['landscape', 'portrait'] as const;
export type PitchOrientation = (typeof PITCH_ORIENTATIONS)[number];

/** A slot of the pitch or a seat on the bench; `index` counts from 0. */
export type Spot = { kind: 'slot'; slot: Slot } | { kind: 'bench'; index: number };
