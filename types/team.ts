import type { Player } from '#types/player.ts';

export const FORMATION_IDS = ['4-4-2', '4-3-3', '3-5-2', '4-2-3-1', '3-4-3', '5-3-2'] as const;
export type FormationId = (typeof FORMATION_IDS)[number];

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
  /** Eleven slots, goalkeeper first (D3). */
  positions: readonly Slot[];
};

export type Starters = Partial<Record<Slot, Player | null>>;

/** The colours of a team's own shirts. */
export const SHIRT_COLOURS = ['ink', 'white', 'red', 'claret', 'orange', 'yellow', 'green', 'sky', 'blue'] as const;
export type ShirtColour = (typeof SHIRT_COLOURS)[number];
/** Each player's national colours, or one colour for the team (D49). The first is the default. */
export const SHIRT_CHOICES = ['national', ...SHIRT_COLOURS] as const;
export type ShirtChoice = (typeof SHIRT_CHOICES)[number];
/** The first is the default. */
export const PITCH_COLOURS = ['grass', 'meadow', 'night', 'clay', 'slate'] as const;
export type PitchColour = (typeof PITCH_COLOURS)[number];

export type Team = {
  /** Null until saved to the cloud. */
  id: string | null;
  name: string;
  formation: FormationId;
  players: Starters;
  substitutes: Player[];
  captain: string | null;
  viceCaptain: string | null;
  shirt: ShirtChoice;
  pitch: PitchColour;
};

export const PITCH_ORIENTATIONS = ['landscape', 'portrait'] as const;
export type PitchOrientation = (typeof PITCH_ORIENTATIONS)[number];

/** A slot on the pitch or a seat on the bench. `index` is zero-based; `isGuess` means that the search chose the slot. */
export type Spot = { kind: 'slot'; slot: Slot; isGuess?: true } | { kind: 'bench'; index: number };
