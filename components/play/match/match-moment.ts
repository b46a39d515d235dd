import { playersAfter } from '#components/play/match/match-places.ts';
import { isGoal } from '#lib/match/event-words.ts';
import { lastMinuteOf, type MatchEvent } from '#lib/match/match-events.ts';
import type { Score } from '#lib/match/score.ts';

type Pair = readonly [number, number];

/** A match by beats: its minutes, then the kicks of a shoot-out. */
export type MatchBeats = {
  lastMinute: number;
  lastBeat: number;
  played: readonly MatchEvent[];
  penalties: readonly MatchEvent[];
  /** The beats in which something happens. */
  stops: readonly number[];
};

export function beatsOf(score: Score, events: readonly MatchEvent[]): MatchBeats {
  const lastMinute = lastMinuteOf(score, events);
  const played = events.filter(({ kind }) => kind !== 'penalty');
  const penalties = events.filter(({ kind }) => kind === 'penalty');
  const stops = [...played.map(({ minute }) => minute), ...penalties.map((_, at) => lastMinute + at + 1)];
  return { lastMinute, lastBeat: lastMinute + penalties.length, played, penalties, stops: [...new Set(stops)] };
}

/** How many minutes an event stays lit. */
const FRESH = 3;

export type MatchMoment = {
  beat: number;
  minute: number;
  seen: readonly MatchEvent[];
  latest: MatchEvent | undefined;
  fresh: MatchEvent | null;
  goals: Pair;
  /** Goals in the shoot-out once it has started. */
  kicks: Pair | null;
  /** Slot by slot, who is on the pitch. */
  players: readonly [readonly number[], readonly number[]];
};

export function momentAt({ played, penalties, lastMinute }: MatchBeats, beat: number): MatchMoment {
  const kicks = penalties.slice(0, Math.max(0, beat - lastMinute));
  const seen = [...played.filter(({ minute }) => minute <= beat), ...kicks];
  const latest = seen.at(-1);
  const isFresh = latest !== undefined && (latest.kind === 'penalty' || beat - latest.minute < FRESH);
  return {
    beat,
    minute: Math.min(beat, lastMinute),
    seen,
    latest,
    fresh: isFresh ? latest : null,
    goals: goalsIn(seen.filter(({ kind }) => kind === 'goal')),
    kicks: kicks.length > 0 ? goalsIn(kicks.filter(isGoal)) : null,
    players: [playersAfter(seen, 0), playersAfter(seen, 1)],
  };
}

function goalsIn(goals: readonly MatchEvent[]): Pair {
  const home = goals.filter(({ side }) => side === 0).length;
  return [home, goals.length - home];
}
