import { type Choice, type DecisionTime, type MatchChoices, NO_CHOICES } from '#lib/match/plans.ts';

/** The choices up to a decision. Those of later matches go, because their opponents may be others now. */
export function withChoice(
  choices: readonly MatchChoices[],
  match: number,
  time: DecisionTime,
  choice: Choice,
): MatchChoices[] {
  const before = Array.from({ length: match }, (_, at) => choices[at] ?? NO_CHOICES);
  const halfTime = (choices[match] ?? NO_CHOICES).halfTime;
  const now = time === 'halfTime' ? { ...NO_CHOICES, halfTime: choice } : { halfTime, extraTime: choice };
  return [...before, now];
}
