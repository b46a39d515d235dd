import type { Deal } from '#lib/draft/deal.ts';
import type { Pick } from '#lib/draft/draft-state.ts';
import { bestPlaceFor, perfectDraft } from '#lib/draft/perfect-draft.ts';
import { pickPoints } from '#lib/draft/pick-points.ts';
import { titleChance } from '#lib/draft/title-chance.ts';

/** How close a pick came to the best exchange of that pick alone. */
export type PickMark = 'best' | 'near' | 'other';

export type DraftScore = {
  /** The chance to win the day's World Cup, from 0 to 1. */
  chance: number;
  perfect: readonly Pick[];
  perfectChance: number;
  /** The chance as a share of the perfect draft's, from 0 to 100. */
  percent: number;
  /** In the order of picks. */
  marks: readonly PickMark[];
};

const NEAR_POINTS = 5;
/** Sums of the same numbers in another order may differ by this much. */
const ROUNDING = 1e-6;

export function scoreDraft(deal: Deal, picks: readonly Pick[]): DraftScore {
  const perfect = perfectDraft(deal);
  const chance = titleChance(deal.cup, totalPoints(deal, picks));
  const perfectChance = titleChance(deal.cup, totalPoints(deal, perfect));
  const percent = Math.min(100, Math.round((100 * chance) / perfectChance));
  return { chance, perfect, perfectChance, percent, marks: picks.map((pick) => markOf(deal, pick)) };
}

export const totalPoints = ({ formation }: Deal, picks: readonly Pick[]): number =>
  picks.reduce((sum, { place, slot }) => sum + pickPoints(place, slot, formation), 0);

function markOf({ formation }: Deal, { squad, place, slot }: Pick): PickMark {
  const best = bestPlaceFor(squad, slot, formation);
  const lost = pickPoints(best, slot, formation) - pickPoints(place, slot, formation);
  if (lost <= ROUNDING) return 'best';
  return lost <= NEAR_POINTS ? 'near' : 'other';
}
