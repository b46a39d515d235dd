/** What a team can do in the second half, and again in extra time. */
export const PLANS = ['attack', 'steady', 'hold'] as const;
export type Plan = (typeof PLANS)[number];

type Effect = { label: string; own: number; other: number };

/** Attacking pays for the better side and for one that is behind, holding for the weaker one and for one that is ahead. */
export const PLAN_EFFECTS: Readonly<Record<Plan, Effect>> = {
  attack: { label: 'Attack', own: 1.2, other: 1.15 },
  steady: { label: 'As we are', own: 1, other: 1 },
  hold: { label: 'Hold', own: 0.72, other: 0.8 },
};

/** Added to the points of a substitute, who has fresh legs. */
export const FRESH_POINTS = 5;

export const MOST_SUBSTITUTIONS = { halfTime: 3, extraTime: 1 } as const;

/** `off` is a place among the starters, `on` one on the bench. */
export type Substitution = { off: number; on: number };
export type Choice = { plan: Plan; substitutions: readonly Substitution[] };
export type DecisionTime = keyof typeof MOST_SUBSTITUTIONS;

export type MatchChoices = Readonly<Record<DecisionTime, Choice>>;

const AS_WE_ARE: Choice = { plan: 'steady', substitutions: [] };
export const NO_CHOICES: MatchChoices = { halfTime: AS_WE_ARE, extraTime: AS_WE_ARE };

const inPercent = (factor: number) => {
  const change = Math.round(100 * (factor - 1));
  return `${change < 0 ? '−' : '+'}${Math.abs(change)}%`;
};

/** 'Attack: your goals +20%, theirs +15%', shown before the choice. */
export function planLine(plan: Plan): string {
  const { label, own, other } = PLAN_EFFECTS[plan];
  if (own === 1 && other === 1) return `${label}: nothing changes`;
  return `${label}: your goals ${inPercent(own)}, theirs ${inPercent(other)}`;
}

/** 'Up to three substitutes, each +5 points for fresh legs', shown before the choice. */
export function substitutesLine(time: DecisionTime): string {
  const most = time === 'halfTime' ? 'Up to three substitutes, each' : 'One more substitute,';
  return `${most} +${FRESH_POINTS} points for fresh legs`;
}
