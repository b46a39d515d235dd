// SVG paths in a square of 20 units.
export const TICK = 'm5 10.5 3.5 3.5L15 7';
export const DASH = 'M6 10h8';
