import { type Dice, diceFor, pickWeighted, rollBelow } from '#lib/match/dice.ts';
import type { Change, Lineup } from '#lib/match/lineup.ts';
import type { Pair, Score } from '#lib/match/score.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import { STARTERS } from '#types/limits.ts';
import type { Position } from '#types/position.ts';

export type Side = 0 | 1;

/** The events of a match, without wording. Players are numbered as in `playerNumbered`. */
export type MatchEvent = { minute: number; side: Side; player: number } & (
  | { kind: 'goal'; assist: number | null; isPenalty: boolean; isGolden: boolean }
  | { kind: 'chance' }
  /** `player` shoots, and the other side's `keeper` saves. */
  | { kind: 'save'; keeper: number }
  | { kind: 'card' }
  | { kind: 'substitution'; off: number }
  | { kind: 'penalty'; isScored: boolean }
);

/** The minutes before which a team can choose. */
export const HALF_TIME = 45;
export const FULL_TIME = 90;
export const LAST_MINUTE = 120;

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
/** A side, in one half or in extra time. */
const MOST_CHANCES = 3;
const MOST_CARDS = 2;

/** A half, or extra time. */
export type Period = {
  from: number;
  to: number;
  goals: Pair;
  isGolden: boolean;
  lineups: readonly [Lineup, Lineup];
  /** Before it began. */
  changes: readonly (Change & { side: Side })[];
};

type Team = Lineup & { shooters: readonly number[]; keeper: number; taker: number };

function teamOf(lineup: Lineup): Team {
  const { starters } = lineup.strength;
  const shooters = starters.map(({ slot, points }) => SHOTS[naturalPosition(slot)] * points);
  return {
    ...lineup,
    shooters,
    keeper: starters.findIndex(({ slot }) => slot === 'GK'),
    taker: shooters.indexOf(Math.max(...shooters)),
  };
}

/** A story that leads to these goals, in order. Each period has its own dice, so that a choice doesn't change the past. */
export function eventsOf(periods: readonly Period[], score: Score, seed: string): MatchEvent[] {
  const booked = new Set<string>();
  const played = periods.flatMap((period) => eventsIn(period, diceFor(`${seed} story ${period.from}`), booked));
  const last = periods.at(-1);
  return last ? [...played, ...penaltiesOf(score, [teamOf(last.lineups[0]), teamOf(last.lineups[1])])] : [];
}

function eventsIn(period: Period, dice: Dice, booked: Set<string>): MatchEvent[] {
  const { from, to, isGolden, lineups, changes } = period;
  const teams = [teamOf(lineups[0]), teamOf(lineups[1])] as const;
  const last = isGolden ? minuteBetween(dice, from, to) : to;
  const events = [
    ...changes.map(({ side, off, on }) => ({ kind: 'substitution', minute: from, side, player: on, off }) as const),
    ...eventsOfSide(0, teams, { ...period, to: last }, dice, booked),
    ...eventsOfSide(1, teams, { ...period, to: last }, dice, booked),
  ];
  const isEnd = (event: MatchEvent) => event.kind === 'goal' && event.isGolden;
  // Sorting is stable, so events in the same minute keep their order.
  return events.sort((a, b) => a.minute - b.minute || Number(isEnd(a)) - Number(isEnd(b)));
}

function eventsOfSide(
  side: Side,
  teams: readonly [Team, Team],
  { from, to, goals, isGolden }: Period,
  dice: Dice,
  booked: Set<string>,
): MatchEvent[] {
  const own = teams[side];
  const other = teams[side === 0 ? 1 : 0];
  const events: MatchEvent[] = [];
  const minute = () => minuteBetween(dice, from, to);
  for (let goal = 0; goal < goals[side]; goal++) {
    events.push(drawGoal(dice, side, own, isGolden ? to : minute(), isGolden));
  }
  for (let left = rollBelow(dice, MOST_CHANCES + 1); left > 0; left--) {
    events.push(drawChance(dice, side, own, other, minute()));
  }
  for (let left = rollBelow(dice, MOST_CARDS); left > 0; left--) {
    const player = own.players[1 + rollBelow(dice, own.players.length - 1)] ?? 0;
    if (!booked.has(`${side} ${player}`)) events.push({ kind: 'card', minute: minute(), side, player });
    booked.add(`${side} ${player}`);
  }
  return events;
}

/** Place by place, the numbers of a side's players after these events. */
export function playersAfter(events: readonly MatchEvent[], side: Side): number[] {
  const players = Array.from({ length: STARTERS }, (_, at) => at);
  for (const event of events) {
    if (event.kind === 'substitution' && event.side === side) players[players.indexOf(event.off)] = event.player;
  }
  return players;
}

export function lastMinuteOf(score: Score, events: readonly MatchEvent[]): number {
  if (score.isGolden) return events.at(-1)?.minute ?? LAST_MINUTE;
  return score.extraTime ? LAST_MINUTE : FULL_TIME;
}

const minuteBetween = (dice: Dice, first: number, last: number) => first + rollBelow(dice, last - first + 1);

/** A place in the lineup. */
function drawShooter(dice: Dice, { shooters }: Team): number {
  return pickWeighted(dice, [...shooters.keys()], (at) => shooters[at] ?? 0) ?? 0;
}

function drawGoal(dice: Dice, side: Side, team: Team, minute: number, isGolden: boolean): MatchEvent {
  const goal = { kind: 'goal', minute, side, isGolden } as const;
  const [isPenalty, isAssisted] = [dice() < PENALTY_SHARE, dice() < ASSIST_SHARE];
  const [shooter, helper] = [drawShooter(dice, team), drawShooter(dice, team)];
  const { players, taker } = team;
  if (isPenalty) return { ...goal, player: players[taker] ?? 0, assist: null, isPenalty };
  const assist = helper !== shooter && isAssisted ? (players[helper] ?? null) : null;
  return { ...goal, player: players[shooter] ?? 0, assist, isPenalty };
}

function drawChance(dice: Dice, side: Side, own: Team, other: Team, minute: number): MatchEvent {
  const player = own.players[drawShooter(dice, own)] ?? 0;
  return dice() < 0.5
    ? { kind: 'chance', minute, side, player }
    : { kind: 'save', minute, side, player, keeper: other.players[other.keeper] ?? 0 };
}

function penaltiesOf({ shootout }: Score, teams: readonly [Team, Team]): MatchEvent[] {
  if (!shootout) return [];
  const takers = teams.map(({ shooters }) =>
    shooters.map((weight, at) => ({ weight, at })).sort((a, b) => b.weight - a.weight || a.at - b.at),
  );
  return shootout.flatMap((kicks, round) =>
    kicks.flatMap((kick, side): MatchEvent[] => {
      const order = takers[side] ?? [];
      const player = teams[side]?.players[order[round % order.length]?.at ?? 0] ?? 0;
      if (kick < 0) return [];
      return [{ kind: 'penalty', minute: LAST_MINUTE, side: side as Side, player, isScored: kick === 1 }];
    }),
  );
}
