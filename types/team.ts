import type { Player } from '#types/player.ts';
import { POSITIONS } from '#types/position.ts';

/** Natural positions, and those of several players in one position, from left to right. */
export const SLOTS = [...POSITIONS, 'LCB', 'CCB', 'RCB', 'LCDM', 'RCDM', 'LCM', 'CCM', 'RCM', 'LST', 'RST'] as const;
export type Slot = (typeof SLOTS)[number];

/** From the goalkeeper (0) to the foremost striker (100), and across the pitch from left (0) to right (100). */
type FieldPoint = readonly [along: number, across: number];
export type Layout = Partial<Record<Slot, FieldPoint>>;

const KEEPER = { GK: [0, 50] } as const;
const BACK_FOUR = { LB: [28, 11.5], LCB: [23, 36.5], RCB: [23, 63.5], RB: [28, 88.5] } as const;
const BACK_THREE = { LCB: [25, 25], CCB: [22.5, 50], RCB: [25, 75] } as const;
const TWO_STRIKERS = { LST: [95, 34], RST: [95, 66] } as const;

/** Each has eleven slots, from back to front and left to right (D3). Links store the players in that order. */
export const FORMATIONS = {
  '4-4-2': {
    ...KEEPER,
    ...BACK_FOUR,
    LM: [63, 11.5],
    LCM: [53, 36.5],
    RCM: [53, 63.5],
    RM: [63, 88.5],
    ...TWO_STRIKERS,
  },
  '4-3-3': {
    ...KEEPER,
    ...BACK_FOUR,
    LCM: [57, 24],
    CM: [48, 50],
    RCM: [57, 76],
    LW: [86, 14],
    ST: [100, 50],
    RW: [86, 86],
  },
  '3-5-2': {
    ...KEEPER,
    ...BACK_THREE,
    LM: [63, 11],
    LCM: [54, 30.5],
    CCM: [45, 50],
    RCM: [54, 69.5],
    RM: [63, 89],
    ...TWO_STRIKERS,
  },
  '4-2-3-1': {
    ...KEEPER,
    ...BACK_FOUR,
    LCDM: [46, 35],
    RCDM: [46, 65],
    LM: [74, 13],
    CAM: [70, 50],
    RM: [74, 87],
    ST: [100, 50],
  },
  '3-4-3': {
    ...KEEPER,
    ...BACK_THREE,
    LM: [59, 11.5],
    LCM: [51, 36.5],
    RCM: [51, 63.5],
    RM: [59, 88.5],
    LW: [86, 15],
    ST: [100, 50],
    RW: [86, 85],
  },
  '5-3-2': {
    ...KEEPER,
    LWB: [42, 11],
    LCB: [25, 28.3125],
    CCB: [22.5, 50],
    RCB: [25, 71.6875],
    RWB: [42, 89],
    LCM: [62, 25],
    CCM: [57, 50],
    RCM: [62, 75],
    ...TWO_STRIKERS,
  },
} as const satisfies Record<string, Layout>;

export type FormationId = keyof typeof FORMATIONS;
export const FORMATION_IDS = Object.keys(FORMATIONS) as readonly FormationId[];

export type Formation = {
  id: FormationId;
  name: string;
  positions: readonly Slot[];
};

export type Starters = Partial<Record<Slot, Player | null>>;

export const SHIRT_COLOURS = ['ink', 'white', 'red', 'claret', 'orange', 'yellow', 'green', 'sky', 'blue'] as const;
export type ShirtColour = (typeof SHIRT_COLOURS)[number];
export const SHIRT_PATTERNS = ['sleeve', 'stripe', 'hoops', 'halves', 'sash', 'checks'] as const;
export type ShirtPattern = (typeof SHIRT_PATTERNS)[number];
/** Each player's national colours (the default), one or two for the team, or a nation's by its code (D49). */
export type ShirtChoice = 'national' | ShirtColour | `${ShirtColour}-${string}-${ShirtPattern}` | `nation-${string}`;

const ANY_COLOUR = `(${SHIRT_COLOURS.join('|')})`;
const TWO_COLOURS = String.raw`${ANY_COLOUR}-(?!\2-)${ANY_COLOUR}-(${SHIRT_PATTERNS.join('|')})`;
const SHIRT = new RegExp(`^(national|nation-[A-Z]{3}|${TWO_COLOURS}|${ANY_COLOUR})$`);

export function isShirtChoice(value: unknown): value is ShirtChoice {
  return typeof value === 'string' && SHIRT.test(value);
}
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
