import type { Years } from '#lib/players/vocabulary/decades.ts';

export const LAST_YEAR = 2025;
const USUAL_DEBUT = 19;
const USUAL_END = 36;
const OLDEST_STILL_ACTIVE = 42;

/** Someone older without a known end may have stopped unnoticed. */
const OLDEST_SURELY_ACTIVE = 35;

type Career = { born: string; from: number | null; to: number | null };

/** Players without a known end count as active until they are too old. */
export function careerOf({ born, from, to }: Career): { from: number; to: number } {
  const birthYear = Number(born.slice(0, 4));
  const first = from ?? birthYear + USUAL_DEBUT;
  const isStillActive = LAST_YEAR - birthYear <= OLDEST_STILL_ACTIVE;
  return { from: first, to: to ?? (isStillActive ? LAST_YEAR : Math.max(first, birthYear + USUAL_END)) };
}

/** Where someone who is still playing was last; otherwise ''. */
export function currentClub({
  born,
  to,
  clubs,
  now,
}: Pick<Career, 'born' | 'to'> & { clubs: readonly string[]; now: string }): string {
  if (to !== null) return '';
  const isSurelyActive = LAST_YEAR - Number(born.slice(0, 4)) <= OLDEST_SURELY_ACTIVE;
  return now || (isSurelyActive ? (clubs[0] ?? '') : '');
}

/** Fewer years in a decade were its beginning or end. */
const YEARS_OF_A_DECADE = 4;

/** A player needs four of the years, or the whole of a shorter time or career. */
export function wasActive(details: Career, { from, to }: Years): boolean {
  const career = careerOf(details);
  const years = Math.min(career.to, to) - Math.max(career.from, from) + 1;
  return years >= Math.min(YEARS_OF_A_DECADE, to - from + 1, career.to - career.from + 1);
}
