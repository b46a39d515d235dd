import type { MatchEvent, Side } from '#lib/match/match-events.ts';
import { type MatchChoices, NO_CHOICES } from '#lib/match/plans.ts';
import { playMatch } from '#lib/match/play-match.ts';
import type { Score } from '#lib/match/score.ts';
import { expectedGoals, knockoutScoreChances, type Outcome, outcomeOf } from '#lib/match/score-model.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import { type Strength, strengthOf } from '#lib/match/strength/strength.ts';
import { elevenText, seedOf } from '#lib/match/strength/team-eleven.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';

export type Versus = {
  /** Home side first. */
  elevens: readonly [Eleven, Eleven];
  strengths: readonly [Strength, Strength];
  side: Side;
  score: Score;
  events: readonly MatchEvent[];
};

/** A single match with a winner. It's the same match whichever team is named first. `choices` are the first one's. */
export function playVersus(one: Eleven, other: Eleven, choices: MatchChoices = NO_CHOICES): Versus {
  const seeds = [seedOf(one), seedOf(other)] as const;
  const [mine, theirs] = seeds[0] === seeds[1] ? [elevenText(one), elevenText(other)] : seeds;
  const side: Side = mine <= theirs ? 0 : 1;
  const elevens = side === 0 ? ([one, other] as const) : ([other, one] as const);
  const strengths = [strengthOf(elevens[0]), strengthOf(elevens[1])] as const;
  const seed = [ENGINE_VERSION, ...seeds.toSorted()].join(' against ');
  const setup = { strengths, isHost: [false, false], isKnockout: true, hasGoldenGoal: false, seed, first: 0 } as const;
  const { score, events } = playMatch({ ...setup, chooser: side }, choices);
  return { elevens, strengths, side, score, events: events() };
}

/** `one`'s chances after extra time. A draw goes to penalties. */
export function versusChances(one: Strength, other: Strength): Outcome {
  const neutral = (strength: Strength) => ({ ratings: strength.ratings, isHost: false });
  return outcomeOf(knockoutScoreChances(expectedGoals(neutral(one), neutral(other)), false));
}
