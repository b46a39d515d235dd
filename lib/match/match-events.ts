import { type Dice, pickWeighted, rollBelow } from '#lib/match/dice.ts';
import type { Score } from '#lib/match/score.ts';
import type { StarterStrength, Strength } from '#lib/match/strength/strength.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import type { Position } from '#types/position.ts';

export type Side = 0 | 1;

/** The events of a match, without wording. Players are indexes into the starters. */
export type MatchEvent = { minute: number; side: Side; player: number } & (
  | { kind: 'goal'; assist: number | null; isPenalty: boolean; isGolden: boolean }
  | { kind: 'chance' }
  /** `player` shoots, and the other side's `keeper` saves. */
  | { kind: 'save'; keeper: number }
  | { kind: 'card' }
  | { kind: 'penalty'; isScored: boolean }
);

const FULL_TIME = 90;
const EXTRA_TIME_END = 120;

const SHOTS: Readonly<Record<Position, number>> = {
  GK: 0,
  CB: 0.9,
  LB: 0.7,
  RB: 0.7,
  LWB: 1.4,
  RWB: 1.4,
  CDM: 1,
  CM: 2.1,
  LM: 2.8,
  RM: 2.8,
  CAM: 4.4,
  LW: 4.6,
  RW: 4.6,
  CF: 5.3,
  ST: 5.4,
};

const PENALTY_SHARE = 0.09;
const ASSIST_SHARE = 0.75;
const MOST_CHANCES = 5;
const MOST_CARDS = 3;

type Team = { starters: readonly StarterStrength[]; shooters: readonly number[]; keeper: number; taker: number };

function teamOf({ starters }: Strength): Team {
  const shooters = starters.map(({ slot, points }) => SHOTS[naturalPosition(slot)] * points);
  return {
    starters,
    shooters,
    keeper: starters.findIndex(({ slot }) => slot === 'GK'),
    taker: shooters.indexOf(Math.max(...shooters)),
  };
}

/** A story that leads to this score: minutes, scorers, chances, saves and cards, in order. */
export function eventsOf(score: Score, home: Strength, away: Strength, dice: Dice): MatchEvent[] {
  const teams = [teamOf(home), teamOf(away)] as const;
  const events: MatchEvent[] = [];
  // Nothing happens after a golden goal.
  const goldenMinute = score.isGolden ? minuteBetween(dice, FULL_TIME + 1, EXTRA_TIME_END) : null;
  const last = goldenMinute ?? (score.extraTime ? EXTRA_TIME_END : FULL_TIME);
  for (const side of [0, 1] as const) {
    const own = teams[side];
    const other = teams[side === 0 ? 1 : 0];
    const addGoals = (count: number, from: number, to: number, isGolden: boolean) => {
      for (let goal = 0; goal < count; goal++)
        events.push(drawGoal(dice, side, own, minuteBetween(dice, from, to), isGolden));
    };
    addGoals(score.goals[side], 1, FULL_TIME, false);
    addGoals(score.extraTime?.[side] ?? 0, goldenMinute ?? FULL_TIME + 1, last, score.isGolden);
    for (let left = 1 + rollBelow(dice, MOST_CHANCES); left > 0; left--)
      events.push(drawChance(dice, side, own, other, last));
    for (let left = rollBelow(dice, MOST_CARDS); left > 0; left--) {
      const player = 1 + rollBelow(dice, own.starters.length - 1);
      const isFirst = !events.some((event) => event.kind === 'card' && event.side === side && event.player === player);
      if (isFirst) events.push({ kind: 'card', minute: minuteBetween(dice, 5, last), side, player });
    }
  }
  const isGolden = (event: MatchEvent) => event.kind === 'goal' && event.isGolden;
  // Sorting is stable, so events in the same minute keep their order.
  events.sort((a, b) => a.minute - b.minute || Number(isGolden(a)) - Number(isGolden(b)));
  return [...events, ...penaltiesOf(score, teams)];
}

export function lastMinuteOf(score: Score, events: readonly MatchEvent[]): number {
  if (score.isGolden) return events.at(-1)?.minute ?? EXTRA_TIME_END;
  return score.extraTime ? EXTRA_TIME_END : FULL_TIME;
}

const minuteBetween = (dice: Dice, first: number, last: number) => first + rollBelow(dice, last - first + 1);

function drawShooter(dice: Dice, { starters, shooters }: Team): number {
  const places = starters.map((_, at) => at);
  return pickWeighted(dice, places, (at) => shooters[at] ?? 0) ?? places.length - 1;
}

function drawGoal(dice: Dice, side: Side, team: Team, minute: number, isGolden: boolean): MatchEvent {
  const goal = { kind: 'goal', minute, side, isGolden } as const;
  if (dice() < PENALTY_SHARE) return { ...goal, player: team.taker, assist: null, isPenalty: true };
  const player = drawShooter(dice, team);
  const helper = drawShooter(dice, team);
  const assist = helper !== player && dice() < ASSIST_SHARE ? helper : null;
  return { ...goal, player, assist, isPenalty: false };
}

function drawChance(dice: Dice, side: Side, own: Team, other: Team, last: number): MatchEvent {
  const minute = minuteBetween(dice, 2, last);
  const player = drawShooter(dice, own);
  return dice() < 0.5
    ? { kind: 'chance', minute, side, player }
    : { kind: 'save', minute, side, player, keeper: other.keeper };
}

function penaltiesOf({ shootout }: Score, teams: readonly [Team, Team]): MatchEvent[] {
  if (!shootout) return [];
  const takers = teams.map(({ shooters }) =>
    shooters.map((weight, at) => ({ weight, at })).sort((a, b) => b.weight - a.weight || a.at - b.at),
  );
  return shootout.flatMap((kicks, round) =>
    kicks.flatMap((kick, side): MatchEvent[] => {
      const order = takers[side] ?? [];
      const player = order[round % order.length]?.at ?? 0;
      if (kick < 0) return [];
      return [{ kind: 'penalty', minute: EXTRA_TIME_END, side: side as Side, player, isScored: kick === 1 }];
    }),
  );
}
