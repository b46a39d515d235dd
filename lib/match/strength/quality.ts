const NOTABLE = 300;
const EACH_WORLD_CUP = 20;
const MOST_WORLD_CUPS = 4;
const FULL = 1000 + NOTABLE + EACH_WORLD_CUP * MOST_WORLD_CUPS;

/** The quality of own and unknown players: the median of all World Cup starters. */
export const MIDDLE_QUALITY = 52;

export type QualityFacts = {
  /** 0–1000, half of it from honours. See `scripts/data/fame.ts`. */
  fame: number;
  /** Whether they are in the table of notable players rather than only in a squad list. */
  isNotable: boolean;
  /** World Cup squads in our tables. Null if the tables don't cover the player, such as women. */
  worldCups: number | null;
};

/** From 0 to 100. */
export function qualityOf({ fame, isNotable, worldCups }: QualityFacts): number {
  const cups = Math.min(worldCups ?? MOST_WORLD_CUPS / 2, MOST_WORLD_CUPS);
  return Math.round((100 * (fame + (isNotable ? NOTABLE : 0) + EACH_WORLD_CUP * cups)) / FULL);
}
