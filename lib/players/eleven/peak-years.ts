import { careerOf, LAST_YEAR } from '#lib/players/index/career.ts';
import type { Era } from '#lib/players/index/eras.ts';
import type { IndexDetails, IndexedPlayer } from '#lib/players/index/player-index.ts';
import { isSameLine } from '#lib/team/formation/same-position.ts';

type Years = { from: number; to: number };

const BEST_AGES = { keeper: { from: 25, to: 36 }, defender: { from: 22, to: 33 }, other: { from: 21, to: 32 } };
/** The first years of a career, and the last, are not its best. */
const YEARS_OF_RISE = 2;

/** By age and career alone. */
export function usualPeakYears(details: Pick<IndexDetails, 'born' | 'positions' | 'from' | 'to'>): Years {
  const birthYear = Number(details.born.slice(0, 4));
  const career = careerOf(details);
  const [position = ''] = details.positions;
  const ages = position === 'GK' ? BEST_AGES.keeper : BEST_AGES[isSameLine(position, 'CB') ? 'defender' : 'other'];
  const from = Math.max(birthYear + ages.from, Math.min(career.from + YEARS_OF_RISE, career.to));
  return { from: Math.min(from, career.to), to: Math.max(Math.min(birthYear + ages.to, career.to), from) };
}

/** Stretched to the World Cups that the player was a regular at, however young or old. */
function peakYears({ details, regularAt }: IndexedPlayer): Years {
  const { from, to } = usualPeakYears(details);
  return { from: Math.min(from, ...regularAt), to: Math.max(to, ...regularAt) };
}

const FULL_YEARS = 6;
const FEWEST_YEARS = 3;
/** Taken off per year that is missing. */
const POINTS_PER_YEAR = 3;

/** What the rating (0–99) is worth in an era: less if only the start or end of the best years is in it. Null if nothing is. */
export function pointsOffIn(era: Era, entry: IndexedPlayer): number | null {
  const peak = peakYears(entry);
  const last = Math.min(era + 9, LAST_YEAR);
  const years = Math.min(peak.to, last) - Math.max(peak.from, era) + 1;
  const most = Math.min(peak.to - peak.from + 1, last - era + 1);
  if (years < Math.min(FEWEST_YEARS, most)) return null;
  return Math.max(0, Math.min(FULL_YEARS, most) - years) * POINTS_PER_YEAR;
}
