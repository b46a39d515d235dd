import type { KitPattern } from '#lib/team/look/shirt-parts.ts';
import type { PitchColour, ShirtColour, ShirtPattern } from '#types/team.ts';

export type Shirt = {
  name: string;
  light: string;
  dark: string;
  ink: string;
};

/** Every ink has AA contrast on its cloth, as a test checks. */
export const SHIRTS: Readonly<Record<ShirtColour, Shirt>> = {
  ink: { name: 'Black', light: '#33463f', dark: '#101a17', ink: '#f1ede1' },
  white: { name: 'White', light: '#ffffff', dark: '#d9d6cb', ink: '#17211d' },
  red: { name: 'Red', light: '#c9252d', dark: '#8f1219', ink: '#ffffff' },
  claret: { name: 'Claret', light: '#86284c', dark: '#551530', ink: '#ffffff' },
  orange: { name: 'Orange', light: '#ff9a3d', dark: '#e57a12', ink: '#241300' },
  yellow: { name: 'Yellow', light: '#ffe066', dark: '#f0bd1a', ink: '#241b00' },
  green: { name: 'Green', light: '#0f7a45', dark: '#07482a', ink: '#ffffff' },
  sky: { name: 'Sky blue', light: '#a9dcf7', dark: '#6fbbe6', ink: '#08283b' },
  blue: { name: 'Blue', light: '#2557c4', dark: '#122f78', ink: '#ffffff' },
};

export const PATTERNS: Readonly<Record<ShirtPattern, { name: string; drawn: KitPattern }>> = {
  sleeve: { name: 'Two-tone', drawn: 'plain' },
  stripe: { name: 'Stripes', drawn: 'stripes' },
  hoops: { name: 'Hoops', drawn: 'hoops' },
  halves: { name: 'Halves', drawn: 'halves' },
  sash: { name: 'Sash', drawn: 'sash' },
  checks: { name: 'Checks', drawn: 'checks' },
};

/** Red, green and blue, 0 to 255. */
export function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

export type PitchLook = {
  name: string;
  light: string;
  dark: string;
  edge: string;
};

export const PITCHES: Readonly<Record<PitchColour, PitchLook>> = {
  grass: { name: 'Grass', light: '#23804f', dark: '#1e7548', edge: '#0e4a2c' },
  meadow: { name: 'Meadow', light: '#4f7f1f', dark: '#46731a', edge: '#29480b' },
  night: { name: 'Night', light: '#26467f', dark: '#203c70', edge: '#0f2145' },
  clay: { name: 'Clay', light: '#a1512f', dark: '#944827', edge: '#5a2712' },
  slate: { name: 'Slate', light: '#4d5f66', dark: '#44555c', edge: '#232f34' },
};

export const CHALK_OPACITY = 0.78;

/** Light in the middle of the pitch and shade towards its edges, as stops of a radial gradient. */
export const FLOODLIGHT = {
  centre: { x: 0.5, y: 0.42 },
  radius: 0.75,
  stops: [
    { offset: 0, colour: '#eafff2', opacity: 0.13 },
    { offset: 0.3, colour: '#eafff2', opacity: 0.08 },
    { offset: 0.6, colour: '#eafff2', opacity: 0 },
    { offset: 0.6, colour: '#04170d', opacity: 0 },
    { offset: 0.8, colour: '#04170d', opacity: 0.12 },
    { offset: 1, colour: '#04170d', opacity: 0.4 },
  ],
};
