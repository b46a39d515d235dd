import type { CupMatch, PlayedCup } from '#lib/match/cup/cup.ts';
import type { Stage } from '#lib/match/cup/cup-format.ts';
import { finalGoals, shootoutGoals, winnerOf } from '#lib/match/score.ts';

export type PathStep = {
  match: CupMatch;
  /** 0 if the team is at home. */
  side: 0 | 1;
  opponent: number;
  /** The team's goals first. */
  goals: readonly [number, number];
  shootout: readonly [number, number] | null;
  result: 'won' | 'drawn' | 'lost';
};

export type CupPath = { steps: readonly PathStep[]; end: Stage | 'champion' };

export function pathOf(cup: PlayedCup, team: number): CupPath {
  const steps = cup.matches
    .filter(({ home, away }) => home === team || away === team)
    .map((match) => stepOf(match, match.home === team ? 0 : 1));
  const last = steps.at(-1);
  // Losing semi-finalists still play for third place but are already out.
  const end = last?.match.stage ?? 'group';
  return { steps, end: cup.champion === team ? 'champion' : end };
}

function stepOf(match: CupMatch, side: 0 | 1): PathStep {
  const own = <Value>([home, away]: readonly [Value, Value]): readonly [Value, Value] =>
    side === 0 ? [home, away] : [away, home];
  const winner = winnerOf(match.score);
  const { shootout } = match.score;
  return {
    match,
    side,
    opponent: side === 0 ? match.away : match.home,
    goals: own(finalGoals(match.score)),
    shootout: shootout && own(shootoutGoals(shootout)),
    result: resultFor(winner, side),
  };
}

function resultFor(winner: 0 | 1 | null, side: 0 | 1): PathStep['result'] {
  if (winner === null) return 'drawn';
  return winner === side ? 'won' : 'lost';
}

/** The final for the champion. For other teams, the knockout match they lost, or the worst match of their last group. */
export function decisiveStep({ steps, end }: CupPath): PathStep | null {
  if (end === 'champion') return steps.at(-1) ?? null;
  // In 1974 and 1978, the match for third place came straight after the second groups.
  const before = steps.filter(({ match }) => match.stage !== 'third place');
  const lastStage = before.at(-1)?.match.stage;
  const margin = ({ goals: [own, other] }: PathStep) => own - other;
  return (
    before.find(({ match, result }) => match.group === '' && result === 'lost') ??
    before.filter(({ match }) => match.stage === lastStage).toSorted((a, b) => margin(a) - margin(b))[0] ??
    null
  );
}
