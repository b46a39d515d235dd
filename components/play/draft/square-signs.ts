import type { PickMark } from '#lib/draft/draft-score.ts';
import type { PathStep } from '#lib/match/cup/cup-path.ts';

export type SquareMark = PickMark | PathStep['result'];

const TICK = 'm5 10.5 3.5 3.5L15 7';
const DASH = 'M6 10h8';

/** SVG paths in a square of 20 units. */
export const SQUARE_SIGNS: Readonly<Record<SquareMark, string>> = {
  best: TICK,
  won: TICK,
  near: DASH,
  drawn: DASH,
  lost: 'm6.5 6.5 7 7m0-7-7 7',
  other: '',
};
