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
  /** Dixon and Coles (1997): below zero, 0–0 and 1–1 are likelier than chance alone predicts, 1–0 and 0–1 less likely. */
  lowScores: number;
  /** How much likelier than in a group a knockout match is level after 90 minutes. */
  knockoutDraws: number;
};

/** Fitted on the 412 matches of 1974–2002 by `tools/play/figures.ts`. */
export const FITTED: ModelParameters = {
  base: 0.026,
  attack: 0.444,
  defence: 0.409,
  host: 0.202,
  lowScores: -0.16,
  knockoutDraws: 0.356,
};

/** Extra time as a share of 90 minutes. A third of the time, but tired sides score less. */
const EXTRA_TIME = 0.25;
export const MOST_GOALS = 14;
const AVERAGE_RATING = 50;
const RATING_STEP = 10;
/** How much a side's form varies (its goals are negative binomial): the smaller, the more often someone scores six. */
export const FORM = 16;

type RatedSide = { ratings: Ratings; isHost: boolean };
export type ExpectedGoals = readonly [home: number, away: number];

const inSteps = (rating: number) => (rating - AVERAGE_RATING) / RATING_STEP;

/** How the four ratings combine in attack and in defence. A judgement, not fitted. */
export const attackOf = ({ attack, midfield, defence }: Ratings) => 0.5 * attack + 0.35 * midfield + 0.15 * defence;
export const defenceOf = ({ keeper, defence, midfield, attack }: Ratings) =>
  0.25 * keeper + 0.35 * defence + 0.3 * midfield + 0.1 * attack;

/** In 90 minutes. */
export function expectedGoals(home: RatedSide, away: RatedSide, parameters = FITTED): ExpectedGoals {
  const { base, attack, defence, host } = parameters;
  const advantage = host * (Number(home.isHost) - Number(away.isHost));
  const goals = (one: Ratings, other: Ratings, bonus: number) =>
    exponential(base + attack * inSteps(attackOf(one)) - defence * inSteps(defenceOf(other)) + bonus);
  return [goals(home.ratings, away.ratings, advantage), goals(away.ratings, home.ratings, -advantage)];
}

export const inExtraTime = ([home, away]: ExpectedGoals): ExpectedGoals => [home * EXTRA_TIME, away * EXTRA_TIME];

function correction(home: number, away: number, [forHome, forAway]: ExpectedGoals, lowScores: number): number {
  if (home > 1 || away > 1) return 1;
  if (home === away) return Math.max(0, 1 - lowScores * (home === 0 ? forHome * forAway : 1));
  return Math.max(0, 1 + lowScores * (home === 0 ? forHome : forAway));
}

/** How much likelier a score after 90 minutes is than if the sides’ goals were independent. Not normalised. */
export function scoreWeight(
  home: number,
  away: number,
  expected: ExpectedGoals,
  isKnockout: boolean,
  { lowScores, knockoutDraws } = FITTED,
): number {
  const weight = correction(home, away, expected, lowScores);
  return isKnockout && home === away ? weight * (1 + knockoutDraws) : weight;
}

/** By multiplication only, because `**` may differ between browsers. */
function noGoals(expected: number, form: number): number {
  const factor = form / (form + expected);
  let share = 1;
  for (let power = 0; power < form; power++) share *= factor;
  return share;
}

const moreGoals = (share: number, goals: number, expected: number, form: number) =>
  (((goals - 1 + form) / goals) * share * expected) / (form + expected);

/** The chance of no goals, of one, and so on. `form` is an integer. */
export function goalShares(expected: number, form = FORM): number[] {
  const shares = [noGoals(expected, form)];
  for (let goals = 1; goals <= MOST_GOALS; goals++) {
    shares.push(moreGoals(shares[goals - 1] ?? 0, goals, expected, form));
  }
  return shares;
}

function drawGoals(dice: Dice, expected: number): number {
  let share = noGoals(expected, FORM);
  let left = dice() - share;
  let goals = 0;
  while (left >= 0 && goals < MOST_GOALS) {
    goals++;
    share = moreGoals(share, goals, expected, FORM);
    left -= share;
  }
  return goals;
}

/** Goals in 90 minutes. */
export function drawScore(dice: Dice, expected: ExpectedGoals, isKnockout: boolean): [home: number, away: number] {
  const weight = (home: number, away: number) => scoreWeight(home, away, expected, isKnockout);
  const most = Math.max(weight(2, 2), weight(0, 0), weight(1, 1), weight(1, 0), weight(0, 1));
  for (;;) {
    const score: [number, number] = [drawGoals(dice, expected[0]), drawGoals(dice, expected[1])];
    if (dice() * most < weight(...score)) return score;
  }
}

/** Goals in thirty minutes of extra time, or just the golden goal. `expected` is for that time. */
export function drawExtraTime(dice: Dice, expected: ExpectedGoals, hasGoldenGoal: boolean): [number, number] {
  if (!hasGoldenGoal) return [drawGoals(dice, expected[0]), drawGoals(dice, expected[1])];
  const [isGoal, first] = [dice(), dice()];
  if (isGoal < noGoals(expected[0], FORM) * noGoals(expected[1], FORM)) return [0, 0];
  return first * (expected[0] + expected[1]) < expected[0] ? [1, 0] : [0, 1];
}

/** `[home][away]`, the chance of each score. They add up to 1. */
export type ScoreChances = readonly (readonly number[])[];

/** After 90 minutes. */
export function scoreChances(expected: ExpectedGoals, isKnockout: boolean, parameters = FITTED): ScoreChances {
  const [home, away] = [goalShares(expected[0]), goalShares(expected[1])];
  return normalised(
    home.map((forHome, h) =>
      away.map((forAway, a) => forHome * forAway * scoreWeight(h, a, expected, isKnockout, parameters)),
    ),
  );
}

export function normalised(weights: readonly (readonly number[])[]): ScoreChances {
  const total = weights.reduce((sum, row) => row.reduce((rowSum, weight) => rowSum + weight, sum), 0);
  return weights.map((row) => row.map((weight) => weight / total));
}

function extraTimeChances(expected: ExpectedGoals, hasGoldenGoal: boolean): ScoreChances {
  const [home, away] = expected;
  if (hasGoldenGoal) {
    const none = noGoals(home, FORM) * noGoals(away, FORM);
    const first = (side: number) => ((1 - none) * side) / (home + away);
    return [[none, first(away)], [first(home)]];
  }
  const forAway = goalShares(away);
  return goalShares(home).map((forHome) => forAway.map((share) => forHome * share));
}

/** From the chances after 90 minutes to those after extra time, which has its own expected goals. */
export function withExtraTime(regular: ScoreChances, expected: ExpectedGoals, hasGoldenGoal: boolean): ScoreChances {
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

/** Scores after extra time if 90 minutes end level. */
export function knockoutScoreChances(
  expected: ExpectedGoals,
  hasGoldenGoal: boolean,
  parameters = FITTED,
): ScoreChances {
  return withExtraTime(scoreChances(expected, true, parameters), inExtraTime(expected), hasGoldenGoal);
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
