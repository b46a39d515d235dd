import type { Dice } from '#lib/match/dice.ts';
import { exponential } from '#lib/match/exponential.ts';
import type { Ratings } from '#lib/match/strength/strength.ts';

export type ModelParameters = {
  /** The logarithm of the goals an average side scores against another. */
  base: number;
  attack: number;
  defence: number;
  /** Added for the hosts and subtracted from their opponents. */
  host: number;
  /** Dixon and Coles (1997): below zero, 0–0 and 1–1 are likelier than Poisson predicts, 1–0 and 0–1 less likely. */
  lowScores: number;
};

/** Fitted on the 412 matches of 1974–2002 by `tools/play/figures.ts`. */
export const FITTED: ModelParameters = { base: 0.157, attack: 0.412, defence: 0.422, host: 0.188, lowScores: -0.159 };

const EXTRA_TIME = 1 / 3;
const MOST_GOALS = 14;
const AVERAGE_RATING = 50;
const RATING_STEP = 10;

type Side = { ratings: Ratings; isHost: boolean };
export type ExpectedGoals = readonly [home: number, away: number];

const inSteps = (rating: number) => (rating - AVERAGE_RATING) / RATING_STEP;

/** How the four ratings combine in attack and in defence. A judgement, not fitted. */
export const attackOf = ({ attack, midfield, defence }: Ratings) => 0.5 * attack + 0.35 * midfield + 0.15 * defence;
export const defenceOf = ({ keeper, defence, midfield, attack }: Ratings) =>
  0.15 * keeper + 0.4 * defence + 0.35 * midfield + 0.1 * attack;

export function expectedGoals(home: Side, away: Side, parameters: ModelParameters = FITTED): ExpectedGoals {
  const { base, attack, defence, host } = parameters;
  const advantage = host * (Number(home.isHost) - Number(away.isHost));
  const goals = (one: Ratings, other: Ratings, bonus: number) =>
    exponential(base + attack * inSteps(attackOf(one)) - defence * inSteps(defenceOf(other)) + bonus);
  return [goals(home.ratings, away.ratings, advantage), goals(away.ratings, home.ratings, -advantage)];
}

const inExtraTime = ([home, away]: ExpectedGoals): ExpectedGoals => [home * EXTRA_TIME, away * EXTRA_TIME];

function correction(home: number, away: number, [forHome, forAway]: ExpectedGoals, lowScores: number): number {
  if (home > 1 || away > 1) return 1;
  if (home === away) return Math.max(0, 1 - lowScores * (home === 0 ? forHome * forAway : 1));
  return Math.max(0, 1 + lowScores * (home === 0 ? forHome : forAway));
}

function drawPoisson(dice: Dice, expected: number): number {
  let share = exponential(-expected);
  let left = dice() - share;
  let goals = 0;
  while (left >= 0 && goals < MOST_GOALS) {
    goals++;
    share *= expected / goals;
    left -= share;
  }
  return goals;
}

/** Goals in 90 minutes. */
export function drawScore(dice: Dice, expected: ExpectedGoals, { lowScores } = FITTED): [home: number, away: number] {
  const [home, away] = expected;
  const most = Math.max(1, 1 - lowScores * home * away, 1 - lowScores, 1 + lowScores * Math.max(home, away));
  for (;;) {
    const score: [number, number] = [drawPoisson(dice, home), drawPoisson(dice, away)];
    if (dice() * most < correction(...score, expected, lowScores)) return score;
  }
}

/** Goals in thirty minutes of extra time, or just the golden goal. */
export function drawExtraTime(
  dice: Dice,
  expected: ExpectedGoals,
  hasGoldenGoal: boolean,
): [home: number, away: number] {
  const [home, away] = inExtraTime(expected);
  const goals: [number, number] = [drawPoisson(dice, home), drawPoisson(dice, away)];
  const all = goals[0] + goals[1];
  if (!hasGoldenGoal || all === 0) return goals;
  // Any of these goals may have been the first.
  return dice() * all < goals[0] ? [1, 0] : [0, 1];
}

function poissonShares(expected: number): number[] {
  const shares = [exponential(-expected)];
  for (let goals = 1; goals <= MOST_GOALS; goals++) shares.push(((shares[goals - 1] ?? 0) * expected) / goals);
  return shares;
}

/** `[home][away]`, the chance of each score. They add up to 1. */
export type ScoreChances = readonly (readonly number[])[];

export function scoreChances(expected: ExpectedGoals, { lowScores } = FITTED): ScoreChances {
  const [home, away] = expected.map(poissonShares) as [number[], number[]];
  const chances = home.map((forHome, h) =>
    away.map((forAway, a) => forHome * forAway * correction(h, a, expected, lowScores)),
  );
  const total = chances.flat().reduce((sum, chance) => sum + chance, 0);
  return chances.map((row) => row.map((chance) => chance / total));
}

function extraTimeChances(expected: ExpectedGoals, hasGoldenGoal: boolean): ScoreChances {
  const [home, away] = inExtraTime(expected);
  if (hasGoldenGoal) {
    const none = exponential(-home - away);
    const first = (side: number) => ((1 - none) * side) / (home + away);
    return [[none, first(away)], [first(home)]];
  }
  const forAway = poissonShares(away);
  return poissonShares(home).map((forHome) => forAway.map((share) => forHome * share));
}

/** Scores after extra time if 90 minutes end level. */
export function knockoutScoreChances(
  expected: ExpectedGoals,
  hasGoldenGoal: boolean,
  parameters = FITTED,
): ScoreChances {
  const regular = scoreChances(expected, parameters);
  const extra = extraTimeChances(expected, hasGoldenGoal);
  return regular.map((row, h) =>
    row.map((chance, a) => {
      let sum = h === a ? 0 : chance;
      for (let level = 0; level <= Math.min(h, a); level++) {
        sum += (regular[level]?.[level] ?? 0) * (extra[h - level]?.[a - level] ?? 0);
      }
      return sum;
    }),
  );
}

export type Outcome = { win: number; draw: number; loss: number };

/** From the home side's view. */
export function outcomeOf(chances: ScoreChances): Outcome {
  const outcome = { win: 0, draw: 0, loss: 0 };
  for (const [home, row] of chances.entries()) {
    for (const [away, chance] of row.entries()) {
      if (home > away) outcome.win += chance;
      else if (home === away) outcome.draw += chance;
      else outcome.loss += chance;
    }
  }
  return outcome;
}
