import type { Dice } from '#lib/match/dice.ts';
import { drawExtraTime, drawScore, type ExpectedGoals, inExtraTime } from '#lib/match/score-model.ts';
import type { Ratings } from '#lib/match/strength/strength.ts';

export type Pair = readonly [home: number, away: number];

export type Score = {
  /** After 90 minutes. */
  goals: Pair;
  /** Goals in extra time. Null if there was none. */
  extraTime: Pair | null;
  isGolden: boolean;
  /** Penalties in the order taken, home side first. Null if there was no shoot-out. */
  shootout: readonly Pair[] | null;
};

const PENALTIES = 5;
const MEAN_CONVERSION = 0.72;
const LEAST_CONVERSION = 0.55;
const MOST_CONVERSION = 0.88;
/** Rating points between takers and keeper that are worth one percent. */
const POINTS_A_PERCENT = 4;

export function finalGoals({ goals, extraTime }: Score): Pair {
  return extraTime ? [goals[0] + extraTime[0], goals[1] + extraTime[1]] : goals;
}

export const shootoutGoals = (shootout: readonly Pair[]): Pair => [
  shootout.reduce((sum, [home]) => sum + Math.max(0, home), 0),
  shootout.reduce((sum, [, away]) => sum + Math.max(0, away), 0),
];

/** 0 for the home side, 1 for the away side, null for a draw. */
export function winnerOf(score: Score): 0 | 1 | null {
  const [home, away] = score.shootout ? shootoutGoals(score.shootout) : finalGoals(score);
  if (home === away) return null;
  return home > away ? 0 : 1;
}

function conversion(takers: Ratings, keepers: Ratings): number {
  const chance = MEAN_CONVERSION + (takers.attack - keepers.keeper) / POINTS_A_PERCENT / 100;
  return Math.min(MOST_CONVERSION, Math.max(LEAST_CONVERSION, chance));
}

/** A kick is 1 if scored, 0 if missed, and −1 if no longer needed. */
export function drawShootout(dice: Dice, home: Ratings, away: Ratings): Pair[] {
  const chances = [conversion(home, away), conversion(away, home)] as const;
  const kicks: Pair[] = [];
  const scored = [0, 0] as [number, number];
  const kick = (side: 0 | 1): number => {
    const isGoal = dice() < chances[side];
    if (isGoal) scored[side]++;
    return isGoal ? 1 : 0;
  };
  for (let round = 1; ; round++) {
    const left = Math.max(0, PENALTIES - round);
    const first = kick(0);
    const isOverAfterFirst = scored[0] > scored[1] + left + 1 || scored[1] > scored[0] + left;
    const second = isOverAfterFirst ? -1 : kick(1);
    kicks.push([first, second]);
    const lead = Math.abs(scored[0] - scored[1]);
    if (isOverAfterFirst || lead > left) return kicks;
  }
}

export function drawGroupScore(dice: Dice, expected: ExpectedGoals): Score {
  return { goals: drawScore(dice, expected, false), extraTime: null, isGolden: false, shootout: null };
}

export function drawKnockoutScore(
  dice: Dice,
  expected: ExpectedGoals,
  home: Ratings,
  away: Ratings,
  hasGoldenGoal: boolean,
): Score {
  const goals = drawScore(dice, expected, true);
  if (goals[0] !== goals[1]) return { goals, extraTime: null, isGolden: false, shootout: null };
  const extraTime = drawExtraTime(dice, inExtraTime(expected), hasGoldenGoal);
  const isLevel = extraTime[0] === extraTime[1];
  const shootout = isLevel ? drawShootout(dice, home, away) : null;
  return { goals, extraTime, isGolden: hasGoldenGoal && !isLevel, shootout };
}
