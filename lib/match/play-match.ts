import { diceFor } from '#lib/match/dice.ts';
import { drawFrom, firstHalfChances, secondHalfChances } from '#lib/match/halves.ts';
import { type Lineup, startingLineup, substituted } from '#lib/match/lineup.ts';
import {
  eventsOf,
  FULL_TIME,
  HALF_TIME,
  LAST_MINUTE,
  type MatchEvent,
  type Period,
  type Side,
} from '#lib/match/match-events.ts';
import {
  type DecisionTime,
  type MatchChoices,
  MOST_SUBSTITUTIONS,
  NO_CHOICES,
  PLAN_EFFECTS,
} from '#lib/match/plans.ts';
import { drawShootout, type Pair, type Score } from '#lib/match/score.ts';
import { drawExtraTime, type ExpectedGoals, expectedGoals, inExtraTime } from '#lib/match/score-model.ts';
import type { Strength } from '#lib/match/strength/strength.ts';

export type MatchSetup = {
  /** Home side first. */
  strengths: readonly [Strength, Strength];
  isHost: readonly [boolean, boolean];
  isKnockout: boolean;
  hasGoldenGoal: boolean;
  /** Each part of the match has dice of its own, so choices change the chances but not the luck. */
  seed: string;
  /** The side whose goals the dice decide first, so that home and away are equally lucky. */
  first: Side;
  /** Whose choices count. */
  chooser: Side;
};

export type PlayedMatch = { score: Score; events: () => MatchEvent[] };

/** Swaps home and away if the away side comes first; and back. */
const ordered = <Value>(first: Side, [home, away]: readonly [Value, Value]): readonly [Value, Value] =>
  first === 0 ? [home, away] : [away, home];

/** Expected in 90 minutes with these players and, for one side, a plan. */
export function expectedWith(
  { isHost, chooser }: Pick<MatchSetup, 'isHost' | 'chooser'>,
  lineups: readonly [Lineup, Lineup],
  { plan }: MatchChoices[DecisionTime],
): ExpectedGoals {
  const side = (at: Side) => ({ ratings: lineups[at].strength.ratings, isHost: isHost[at] });
  const [home, away] = expectedGoals(side(0), side(1));
  const { own, other } = PLAN_EFFECTS[plan];
  return chooser === 0 ? [home * own, away * other] : [home * other, away * own];
}

/** Plays a match with one side's choices. What happened before a choice is the same whatever is chosen. */
export function playMatch(setup: MatchSetup, choices: MatchChoices = NO_CHOICES): PlayedMatch {
  const { strengths, isKnockout, hasGoldenGoal, seed, first, chooser } = setup;
  const inOrder = (pair: Pair) => ordered(first, pair);
  let lineups: readonly [Lineup, Lineup] = [startingLineup(strengths[0]), startingLineup(strengths[1])];
  const periods: Period[] = [];
  const play = (from: number, to: number, goals: Pair, changes: Period['changes'], isGolden = false) =>
    periods.push({ from, to, goals, isGolden, lineups, changes });
  const change = (time: DecisionTime): Period['changes'] => {
    const wanted = choices[time].substitutions.slice(0, MOST_SUBSTITUTIONS[time]);
    const { lineup, changes } = substituted(lineups[chooser], wanted);
    lineups = chooser === 0 ? [lineup, lineups[1]] : [lineups[0], lineup];
    return changes.map((one) => ({ ...one, side: chooser }));
  };

  const before = inOrder(expectedWith(setup, lineups, NO_CHOICES.halfTime));
  const firstHalf = drawFrom(diceFor(`${seed} first half`), firstHalfChances(before, isKnockout));
  play(1, HALF_TIME, inOrder(firstHalf), []);

  const halfTimeChanges = change('halfTime');
  const after = inOrder(expectedWith(setup, lineups, choices.halfTime));
  const secondHalf = drawFrom(diceFor(`${seed} second half`), secondHalfChances(firstHalf, before, after, isKnockout));
  play(HALF_TIME + 1, FULL_TIME, inOrder(secondHalf), halfTimeChanges);

  const goals = inOrder([firstHalf[0] + secondHalf[0], firstHalf[1] + secondHalf[1]]);
  let score: Score = { goals, extraTime: null, isGolden: false, shootout: null };
  if (isKnockout && goals[0] === goals[1]) {
    const extraChanges = change('extraTime');
    const expected = inExtraTime(inOrder(expectedWith(setup, lineups, choices.extraTime)));
    const extraTime = inOrder(drawExtraTime(diceFor(`${seed} extra time`), expected, hasGoldenGoal));
    const isLevel = extraTime[0] === extraTime[1];
    const isGolden = hasGoldenGoal && !isLevel;
    play(FULL_TIME + 1, LAST_MINUTE, extraTime, extraChanges, isGolden);
    const [one, other] = ordered(first, lineups);
    const kicks = isLevel
      ? drawShootout(diceFor(`${seed} shoot-out`), one.strength.ratings, other.strength.ratings).map(inOrder)
      : null;
    score = { goals, extraTime, isGolden, shootout: kicks };
  }
  return { score, events: () => eventsOf(periods, score, seed) };
}
