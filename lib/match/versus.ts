import { diceFor } from '#lib/match/dice.ts';
import { eventsOf, type MatchEvent, type Side } from '#lib/match/match-events.ts';
import { drawKnockoutScore, type Score } from '#lib/match/score.ts';
import { expectedGoals, knockoutScoreChances, type Outcome, outcomeOf } from '#lib/match/score-model.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import { type Strength, strengthOf } from '#lib/match/strength/strength.ts';
import { elevenText } from '#lib/match/strength/team-eleven.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';

export type Versus = {
  /** Home side first. */
  elevens: readonly [Eleven, Eleven];
  strengths: readonly [Strength, Strength];
  /** The side `one` plays on. */
  side: Side;
  score: Score;
  events: readonly MatchEvent[];
};

/** A single match with a winner. It's the same match whichever team is named first. */
export function playVersus(one: Eleven, other: Eleven): Versus {
  const texts = [elevenText(one), elevenText(other)] as const;
  const side: Side = texts[0] <= texts[1] ? 0 : 1;
  const elevens = side === 0 ? ([one, other] as const) : ([other, one] as const);
  const strengths = [strengthOf(elevens[0]), strengthOf(elevens[1])] as const;
  const seed = [ENGINE_VERSION, ...[...texts].sort()].join(' against ');
  const [home, away] = [strengths[0].ratings, strengths[1].ratings];
  const expected = expectedGoals({ ratings: home, isHost: false }, { ratings: away, isHost: false });
  const score = drawKnockoutScore(diceFor(seed), expected, home, away, false);
  const events = eventsOf(score, strengths[0], strengths[1], diceFor(`${seed} story`));
  return { elevens, strengths, side, score, events };
}

/** `one`'s chances after extra time. A draw goes to penalties. */
export function versusChances(one: Strength, other: Strength): Outcome {
  const neutral = (strength: Strength) => ({ ratings: strength.ratings, isHost: false });
  return outcomeOf(knockoutScoreChances(expectedGoals(neutral(one), neutral(other)), false));
}
