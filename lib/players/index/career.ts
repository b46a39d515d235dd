import type { PlayerColumns } from '#lib/players/index/columns.ts';

/** The data ends with this year (`data/README.md`). */
export const LAST_YEAR = 2025;
/** For the few careers whose first or last year the data does not know. */
const USUAL_DEBUT = 19;
const USUAL_END = 36;
const OLDEST_STILL_ACTIVE = 42;

type Years = { from: number; to: number };

/**
 * First and last year of a career; 0 stands for a year that is not known. Without a last year somebody is still active,
 * unless that is implausible at the age.
 */
export function careerOf(born: number, { from, to }: Years): Years {
  const first = from || born + USUAL_DEBUT;
  const isStillActive = LAST_YEAR - born <= OLDEST_STILL_ACTIVE;
  return { from: first, to: to || (isStillActive ? LAST_YEAR : Math.max(first, born + USUAL_END)) };
}

/** First and last year of the career of a row. */
export function careerYears({ birthYear, from, to }: PlayerColumns, row: number): Years {
  return careerOf(birthYear[row] ?? 0, { from: from[row] ?? 0, to: to[row] ?? 0 });
}
