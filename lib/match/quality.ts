const NOTABLE = 300;
const EACH_WORLD_CUP = 20;
const MOST_WORLD_CUPS = 4;
const FULL = 1000 + NOTABLE + EACH_WORLD_CUP * MOST_WORLD_CUPS;

/** What an own player or a stranger counts: the median of all starters of the World Cups. */
export const MIDDLE_QUALITY = 52;

export type QualityFacts = {
  /** 0–1000, half of it honours; `scripts/data/fame.ts`. */
  fame: number;
  /** Whether the table of notable players has them; everybody else is only in a squad list. */
  isNotable: boolean;
  /** Squads, of the World Cups in our tables. Null where these tables say nothing, as for women. */
  worldCups: number | null;
};

/** From 0 to 100. */
export function qualityOf({ fame, isNotable, worldCups }: QualityFacts): number {
  const cups = Math.min(worldCups ?? MOST_WORLD_CUPS / 2, MOST_WORLD_CUPS);
  return Math.round((100 * (fame + (isNotable ? NOTABLE : 0) + EACH_WORLD_CUP * cups)) / FULL);
}
