import type { PlayerColumns } from '#lib/player-index/decode.ts';

/** The data ends with this year (`data/README.md`). */
export const LAST_YEAR = 2025;
/** For the few careers whose first or last year the data does not know. */
const USUAL_DEBUT = 19;
const USUAL_END = 36;
const OLDEST_STILL_ACTIVE = 42;

/** First and last year of a career. An empty last year means still active, unless that is implausible at the age. */
export function careerYears(columns: PlayerColumns, row: number): { from: number; to: number } {
  const born = columns.birthYear[row] ?? 0;
  const from = columns.from[row] || born + USUAL_DEBUT;
  const isStillActive = LAST_YEAR - born <= OLDEST_STILL_ACTIVE;
  const to = columns.to[row] || (isStillActive ? LAST_YEAR : Math.max(from, born + USUAL_END));
  return { from, to };
}
