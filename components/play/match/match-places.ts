import type { MatchEvent } from '#lib/match/match-events.ts';
import { type Eleven, startersInSlots } from '#lib/match/strength/eleven.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { STARTERS } from '#types/limits.ts';

/** In percent of the pitch. The home side attacks towards `along` 100. */
export type Spot = { along: number; across: number };
export type Teams = readonly [Eleven, Eleven];
type Side = 0 | 1;

export type Scene = {
  players: readonly [readonly Spot[], readonly Spot[]];
  ball: Spot;
  /** From the player who set the goal up, over the scorer, to the ball. */
  trail: { pass: readonly [Spot, Spot] | null; shot: readonly [Spot, Spot] | null };
};

const CENTRE: Spot = { along: 50, across: 50 };
const PENALTY_SPOT: Spot = { along: 86, across: 50 };
/** How far up the pitch a team's front player is when it attacks, and otherwise. */
const REACH = { attack: 70, otherwise: 46 };
const KEEPER = 6;
/** Shirts nearer than this cover each other. */
const ROOM = { along: 8, across: 10 };
const ROUNDS = 30;

const flipped = ({ along, across }: Spot): Spot => ({ along: 100 - along, across: 100 - across });
const seenBy = (side: Side, spot: Spot) => (side === 0 ? spot : flipped(spot));

/** The same event is always in the same place. */
function spread({ minute, player }: MatchEvent, from: number, to: number): number {
  return from + ((minute * 7 + player * 13) % 11) * ((to - from) / 10);
}

function shotOf(event: MatchEvent): { from: Spot; to: Spot } | null {
  const isWide = event.kind === 'chance' || (event.kind === 'penalty' && !event.isScored);
  if (event.kind !== 'goal' && event.kind !== 'save' && event.kind !== 'penalty' && !isWide) return null;
  const isPenalty = event.kind === 'penalty' || (event.kind === 'goal' && event.isPenalty);
  const from = isPenalty ? PENALTY_SPOT : { along: spread(event, 80, 88), across: spread(event, 32, 68) };
  if (isWide) return { from, to: { along: 98.5, across: from.across < 50 ? 41 : 59 } };
  if (event.kind === 'save') return { from, to: { along: 92, across: 50 } };
  return { from, to: { along: 98, across: spread(event, 54, 46) } };
}

/** Slot by slot, the numbers of a side's players after these events. */
export function playersAfter(events: readonly MatchEvent[], side: Side): number[] {
  const players = Array.from({ length: STARTERS }, (_, at) => at);
  for (const event of events) {
    if (event.kind === 'substitution' && event.side === side) players[players.indexOf(event.off)] = event.player;
  }
  return players;
}

export function sceneOf(team: Eleven): Scene {
  const players = startersInSlots(team).map(({ slot }) => {
    const { left, top } = slotPoint(team.formation, slot, 'landscape');
    return { along: left, across: top };
  });
  return { players: [players, []], ball: CENTRE, trail: { pass: null, shot: null } };
}

/** Who is where, and where the ball is, after an event. Before the first one, everyone is in their own half. */
export function sceneAfter(
  teams: Teams,
  event: MatchEvent | null,
  placeOf: (side: Side, player: number) => number,
): Scene {
  const shot = event && shotOf(event);
  const spots = ([0, 1] as const).map((side) => homeSpots(teams[side], side, shot && event ? event.side : null));
  const [home = [], away = []] = spots;
  if (!event) return { players: separated(home, away, null), ball: CENTRE, trail: { pass: null, shot: null } };
  const own = event.side === 0 ? home : away;
  const place = placeOf(event.side, event.player);
  if (shot) own[place] = seenBy(event.side, shot.from);
  const players = separated(home, away, { side: event.side, place });
  const after = players[event.side];
  const at = after[place] ?? CENTRE;
  if (!shot) return { players, ball: event.kind === 'card' ? at : CENTRE, trail: { pass: null, shot: null } };
  const ball = seenBy(event.side, shot.to);
  const helper = event.kind === 'goal' && event.assist !== null ? after[placeOf(event.side, event.assist)] : undefined;
  return { players, ball, trail: { pass: helper ? [helper, at] : null, shot: [at, ball] } };
}

function homeSpots(team: Eleven, side: Side, attacking: Side | null): Spot[] {
  const reach = side === attacking ? REACH.attack : REACH.otherwise;
  const goalLine = slotPoint(team.formation, 'GK', 'landscape').left;
  return startersInSlots(team).map(({ slot }) => {
    const { left, top } = slotPoint(team.formation, slot, 'landscape');
    return seenBy(side, { along: KEEPER + ((left - goalLine) / 85) * reach, across: top });
  });
}

/** Moves overlapping shirts apart. Goalkeepers and the player with the ball stay where they are. */
function separated(
  home: readonly Spot[],
  away: readonly Spot[],
  fixed: { side: Side; place: number } | null,
): Scene['players'] {
  const all = [...home, ...away].map((spot, at) => {
    const place = at % home.length;
    const isFixed = place === 0 || (fixed?.place === place && fixed.side === (at < home.length ? 0 : 1));
    return { ...spot, weight: isFixed ? 0 : 1 };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) pushApart(one, other);
    }
  }
  const inside = all.map(({ along, across }) => ({ along: within(along, 4, 96), across: within(across, 7, 93) }));
  return [inside.slice(0, home.length), inside.slice(home.length)];
}

type Movable = Spot & { weight: number };

function pushApart(one: Movable, other: Movable): void {
  const weight = one.weight + other.weight;
  const gap = { along: other.along - one.along, across: other.across - one.across };
  const far = Math.hypot(gap.along / ROOM.along, gap.across / ROOM.across);
  if (weight === 0 || far >= 1) return;
  // Two in the very same place move apart across the pitch.
  const direction =
    far > 0.01 ? { along: gap.along / far, across: gap.across / far } : { along: 0, across: ROOM.across };
  const push = (1 - far) / weight;
  for (const [spot, sign] of [
    [one, -1],
    [other, 1],
  ] as const) {
    spot.along += sign * push * spot.weight * direction.along;
    spot.across += sign * push * spot.weight * direction.across;
  }
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
