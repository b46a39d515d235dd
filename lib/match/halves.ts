import { type Dice, pickWeighted } from '#lib/match/dice.ts';
import {
  type ExpectedGoals,
  FORM,
  goalShares,
  MOST_GOALS,
  normalised,
  type ScoreChances,
  scoreWeight,
} from '#lib/match/score-model.ts';

// The two halves together have exactly the chances that `scoreChances` gives 90 minutes.

/** Tired legs: more goals come after the break. */
const FIRST_HALF = 0.45;

type Pair = readonly [number, number];

/** Goals in the second half, given the first. A side that has scored is on form, so it's expected to score more. */
function secondShares(side: 0 | 1, first: Pair, before: ExpectedGoals, after: ExpectedGoals): number[] {
  const form = FORM + first[side];
  const onForm = form / (FORM + FIRST_HALF * before[side]);
  return goalShares((1 - FIRST_HALF) * after[side] * onForm, form);
}

function secondWeights(first: Pair, before: ExpectedGoals, after: ExpectedGoals, isKnockout: boolean): number[][] {
  const [home, away] = [secondShares(0, first, before, after), secondShares(1, first, before, after)];
  const whole = (side: 0 | 1) => FIRST_HALF * before[side] + (1 - FIRST_HALF) * after[side];
  const expected: ExpectedGoals = [whole(0), whole(1)];
  return home.map((forHome, h) =>
    away.map((forAway, a) => forHome * forAway * scoreWeight(first[0] + h, first[1] + a, expected, isKnockout)),
  );
}

/** Scores whose weight may not be 1. */
const WEIGHTED: readonly Pair[] = [
  ...Array.from({ length: MOST_GOALS + 1 }, (_, goals): Pair => [goals, goals]),
  [0, 1],
  [1, 0],
];

/** `expected` is for 90 minutes. */
export function firstHalfChances(expected: ExpectedGoals, isKnockout: boolean): ScoreChances {
  const first = (side: 0 | 1) => goalShares(FIRST_HALF * expected[side]);
  const [home, away] = [first(0), first(1)];
  const seconds = (side: 0 | 1) => home.map((_, goals) => secondShares(side, [goals, goals], expected, expected));
  const [homeSeconds, awaySeconds] = [seconds(0), seconds(1)];
  const weighted = WEIGHTED.map(([h, a]) => ({ h, a, more: scoreWeight(h, a, expected, isKnockout) - 1 })).filter(
    ({ more }) => more !== 0,
  );
  const weightAfter = (h: number, a: number): number => {
    const [homeShares, awayShares] = [homeSeconds[h] ?? [], awaySeconds[a] ?? []];
    let mean = 1;
    for (const end of weighted) {
      // An array is slow to say that it has nothing before its start.
      if (end.h >= h && end.a >= a) mean += end.more * (homeShares[end.h - h] ?? 0) * (awayShares[end.a - a] ?? 0);
    }
    return mean;
  };
  return normalised(home.map((forHome, h) => away.map((forAway, a) => forHome * forAway * weightAfter(h, a))));
}

/** Both expectations are for 90 minutes: `before` the break and `after` it, when plans and players may have changed. */
export function secondHalfChances(
  first: Pair,
  before: ExpectedGoals,
  after: ExpectedGoals,
  isKnockout: boolean,
): ScoreChances {
  return normalised(secondWeights(first, before, after, isKnockout));
}

/** One of the scores. The same dice give a side with better chances at least as many goals. */
export function drawFrom(dice: Dice, chances: ScoreChances): [number, number] {
  const rows = [...chances.keys()];
  const first = pickWeighted(dice, rows, (row) => (chances[row] ?? []).reduce((sum, chance) => sum + chance, 0)) ?? 0;
  const row = chances[first] ?? [];
  const second = pickWeighted(dice, [...row.keys()], (column) => row[column] ?? 0) ?? 0;
  return [first, second];
}
