'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Lit, PitchTeams } from '#components/play/match/pitch-teams.tsx';
import { usePageHidden } from '#components/play/match/use-page-hidden.ts';
import { Button } from '#components/ui/button.tsx';
import { lastMinuteOf, type MatchEvent } from '#lib/match/match-events.ts';
import type { Score } from '#lib/match/score.ts';
import { eventLine, fullTimeLine } from '#lib/match/story.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import type { Strength } from '#lib/match/strength/strength.ts';
import type { PitchColour } from '#types/team.ts';
import styles from './match-view.module.css';

/** A 90-minute match takes about 20 seconds. Goals and penalties take longer than a minute of play. */
const MINUTE_MS = 200;
const GOAL_MS = 1000;
const PENALTY_MS = 900;

/** Full time, and the end of extra time. */
const CLOCK_ENDS = [90, 120];

/** Browsers limit how often the address may change. */
const MINUTES_KEPT = 5;

type Props = {
  elevens: readonly [Eleven, Eleven];
  strengths: readonly [Strength, Strength];
  own: 0 | 1;
  score: Score;
  events: readonly MatchEvent[];
  pitch: PitchColour;
  title: string;
  startMinute: number;
  /** Called at each event and in between, so that a reload continues from there. */
  onMinute: (minute: number) => void;
  onEnd: () => void;
};

/** The clock counts beats: minutes, then the kicks of a shoot-out. */
export function MatchView({
  elevens,
  strengths,
  own,
  score,
  events,
  pitch,
  title,
  startMinute,
  onMinute,
  onEnd,
}: Props) {
  const lastMinute = lastMinuteOf(score, events);
  const penalties = events.filter(({ kind }) => kind === 'penalty').length;
  const lastBeat = lastMinute + penalties;
  const [beat, setBeat] = useState(Math.min(startMinute, lastBeat));
  const [isPaused, setPaused] = useState(false);
  const view = useRef<HTMLElement>(null);
  /** When the next beat should come. */
  const due = useRef(0);
  const isHidden = usePageHidden();
  const keepMinute = useEffectEvent(() => {
    if (beat > startMinute) onMinute(beat);
  });

  const played = events.filter((event) => event.kind !== 'penalty' && event.minute <= beat);
  const kicks = events.filter((event) => event.kind === 'penalty').slice(0, Math.max(0, beat - lastMinute));
  const seen = [...played, ...kicks];
  const numbered = seen.map((event, number) => ({ event, number })).reverse();
  const latest = seen.at(-1);
  const isOver = beat >= lastBeat;
  // A clock that already includes extra time would give the result away.
  const clockEnd = CLOCK_ENDS.find((end) => beat <= end) ?? lastBeat;
  const pause = beat < lastMinute ? pauseAt(beat, played) : PENALTY_MS;

  useEffect(() => {
    if (isPaused || isHidden || isOver) return;
    const now = performance.now();
    // On a slow device, a late beat shortens the next one.
    due.current = Math.max(due.current, now - MINUTE_MS) + pause;
    const timer = setTimeout(() => setBeat(beat + 1), due.current - now);
    return () => clearTimeout(timer);
  }, [beat, isPaused, isHidden, isOver, pause]);

  const progress = `${seen.length} ${Math.floor(beat / MINUTES_KEPT)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect stores the minute when the progress changes.
  useEffect(() => keepMinute(), [progress]);

  useEffect(() => {
    view.current?.focus({ preventScroll: true });
    view.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const goals = (side: 0 | 1) => seen.filter((event) => event.kind === 'goal' && event.side === side).length;
  const scored = (side: 0 | 1) =>
    kicks.filter((kick) => kick.kind === 'penalty' && kick.isScored && kick.side === side).length;
  const isFresh = latest !== undefined && (latest.kind === 'penalty' || beat - latest.minute < 3);
  const lit: Lit | null = isFresh
    ? { number: seen.length, side: latest.side, player: latest.player, isGoal: isGoal(latest) }
    : null;
  const lastGoal = seen.findLast(isGoal);
  const end = fullTimeLine(score, elevens);
  const latestLine = latest ? `${minuteText(latest)} ${eventLine(latest, strengths)}` : 'Kick-off!';

  return (
    <section
      ref={view}
      tabIndex={-1}
      className={styles.view}
      aria-label={title}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape') onEnd();
        if (key === ' ' && target === view.current) setPaused(!isPaused);
      }}
    >
      <p className={styles.stage}>{title}</p>
      <div className={styles.result}>
        <p className={styles.score} data-testid="match-score">
          <bdi data-own={own === 0}>{elevens[0].name}</bdi>
          <b>
            {goals(0)}–{goals(1)}
          </b>
          <bdi data-own={own === 1}>{elevens[1].name}</bdi>
        </p>
        {kicks.length > 0 && (
          <p className={styles.penalties}>
            Penalties {scored(0)}–{scored(1)}
          </p>
        )}
      </div>
      <div className={styles.pitch}>
        <PitchTeams teams={elevens} pitch={pitch} lit={lit} own={own} />
      </div>
      <div className={styles.clock}>
        <b>{Math.min(beat, lastMinute)}′</b>
        <progress max={clockEnd} value={beat} aria-label="Match clock" />
      </div>
      <p className={styles.line} data-own={isOver || !latest ? undefined : latest.side === own}>
        {isOver ? end : latestLine}
      </p>
      {/* Only goals and the result are announced: a screen reader couldn't keep up with every line. */}
      <p role="status" className={styles.spoken}>
        {isOver
          ? `${end} ${goals(0)}–${goals(1)}`
          : lastGoal && `${eventLine(lastGoal, strengths)} ${goals(0)}–${goals(1)}`}
      </p>
      <p className={styles.actions}>
        {isOver ? (
          <Button look="strong" onClick={onEnd}>
            Continue
          </Button>
        ) : (
          <>
            <Button onClick={() => setPaused(!isPaused)}>{isPaused ? 'Resume' : 'Pause'}</Button>
            <Button look="strong" onClick={onEnd}>
              Skip to the result
            </Button>
          </>
        )}
      </p>
      <ol className={styles.events} aria-label="What happened">
        {numbered.map(({ event, number }) => (
          <li key={number} data-goal={isGoal(event)} data-own={event.side === own}>
            <b>{minuteText(event)}</b> {eventLine(event, strengths)}
          </li>
        ))}
      </ol>
    </section>
  );
}

const pauseAt = (minute: number, events: readonly MatchEvent[]) =>
  events.some((event) => event.kind === 'goal' && event.minute === minute) ? GOAL_MS : MINUTE_MS;

const isGoal = (event: MatchEvent) => event.kind === 'goal' || (event.kind === 'penalty' && event.isScored);
const minuteText = ({ kind, minute }: MatchEvent) => (kind === 'penalty' ? 'Pens' : `${minute}′`);
