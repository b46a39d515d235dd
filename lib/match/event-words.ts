import type { MatchEvent } from '#lib/match/match-events.ts';

/** Also of a kick in a shoot-out. */
export const isGoal = (event: MatchEvent) => event.kind === 'goal' || (event.kind === 'penalty' && event.isScored);

export const minuteText = ({ kind, minute }: MatchEvent) => (kind === 'penalty' ? 'Pens' : `${minute}′`);
