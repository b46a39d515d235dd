'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { MatchLog } from '#components/play/match/match-log.tsx';
import { type Lit, MatchPitch } from '#components/play/match/match-pitch.tsx';
import { sceneAfter } from '#components/play/match/match-places.ts';
import { MatchRail } from '#components/play/match/match-rail.tsx';
import { Scoreboard } from '#components/play/match/scoreboard.tsx';
import { TeamDot } from '#components/play/match/team-dot.tsx';
import { useMatchClock } from '#components/play/match/use-match-clock.ts';
import { TaskBar } from '#components/play/task-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { isGoal, minuteText } from '#lib/match/event-words.ts';
import { lastMinuteOf, type MatchEvent } from '#lib/match/match-events.ts';
import type { Score } from '#lib/match/score.ts';
import { eventLine, fullTimeLine } from '#lib/match/story.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import type { Strength } from '#lib/match/strength/strength.ts';
import type { Kits } from '#lib/team/look/kits.ts';
import type { PitchColour } from '#types/team.ts';
import styles from './match-view.module.css';

const GOAL_MS = 1000;
const PENALTY_MS = 900;
/** How many minutes an event stays lit. */
const FRESH = 3;

/** Full time, and the end of extra time. */
const CLOCK_ENDS = [90, 120];

/** Browsers limit how often the address may change. */
const MINUTES_KEPT = 5;

type Props = {
  elevens: readonly [Eleven, Eleven];
  strengths: readonly [Strength, Strength];
  kits: readonly [Kits, Kits];
  own: 0 | 1;
  score: Score;
  events: readonly MatchEvent[];
  pitch: PitchColour;
  title: string;
  /** Beside the title. */
  more?: string;
  startMinute: number;
  /** Called at each event and in between, so that a reload continues from there. */
  onMinute: (minute: number) => void;
  onEnd: () => void;
};

/** The clock counts beats: minutes, then the kicks of a shoot-out. */
export function MatchView(props: Props) {
  const { elevens, strengths, kits, own, score, events, pitch, title, more, startMinute, onMinute, onEnd } = props;
  const lastMinute = lastMinuteOf(score, events);
  const played = events.filter(({ kind }) => kind !== 'penalty');
  const penalties = events.filter(({ kind }) => kind === 'penalty');
  const lastBeat = lastMinute + penalties.length;
  const view = useRef<HTMLElement>(null);
  const clock = useMatchClock({
    startBeat: startMinute,
    lastBeat,
    stops: [...new Set([...played.map(({ minute }) => minute), ...penalties.map((_, at) => lastMinute + at + 1)])],
    pauseAt: (at) => {
      if (at >= lastMinute) return PENALTY_MS;
      return played.some((event) => event.kind === 'goal' && event.minute === at) ? GOAL_MS : null;
    },
    waitsAt: () => false,
  });
  const { beat, isPaused, isOver, setPaused, step } = clock;
  const keepMinute = useEffectEvent(() => {
    if (beat !== startMinute) onMinute(beat);
  });

  const kicks = penalties.slice(0, Math.max(0, beat - lastMinute));
  const seen = [...played.filter(({ minute }) => minute <= beat), ...kicks];
  const latest = seen.at(-1);
  // A clock that already includes extra time would give the result away.
  const clockEnd = CLOCK_ENDS.find((end) => beat <= end) ?? lastBeat;

  const progress = `${seen.length} ${Math.floor(beat / MINUTES_KEPT)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect stores the minute when the progress changes.
  useEffect(() => keepMinute(), [progress]);

  useEffect(() => {
    view.current?.focus({ preventScroll: true });
    view.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const goals = goalsIn(seen.filter(({ kind }) => kind === 'goal'));
  const isFresh = latest !== undefined && (latest.kind === 'penalty' || beat - latest.minute < FRESH);
  const lit: Lit | null = isFresh
    ? { number: seen.length, side: latest.side, place: latest.player, isGoal: isGoal(latest) }
    : null;
  const lastGoal = seen.findLast(isGoal);
  const end = fullTimeLine(score, elevens);
  const minute = Math.min(beat, lastMinute);
  const scoreWords = `${goals[0]}–${goals[1]}, ${minute}′`;

  return (
    <section
      ref={view}
      tabIndex={-1}
      className={styles.view}
      aria-label="Match"
      onKeyDown={({ key, target }) => {
        if (key === 'Escape') onEnd();
        if (key === ' ' && target === view.current) setPaused(!isPaused);
        if (key === 'ArrowRight') step(1);
        if (key === 'ArrowLeft') step(-1);
      }}
    >
      <div className={styles.bar}>
        <TaskBar title={title} more={more} />
      </div>
      <div className={styles.result}>
        <Scoreboard
          teams={elevens}
          {...{ kits, minute }}
          goals={goals}
          kicks={kicks.length > 0 ? goalsIn(kicks.filter(isGoal)) : null}
          hot={lit?.isGoal ? lit.side : null}
        />
      </div>
      <div className={styles.pitch}>
        <MatchPitch
          teams={elevens}
          scene={sceneAfter(elevens, isFresh ? latest : null, (_, player) => player)}
          {...{ kits, own, pitch, lit }}
          isLive
        />
      </div>
      <div className={styles.clock}>
        <MatchRail
          beat={beat}
          end={clockEnd}
          kits={kits}
          goals={seen.flatMap((event, number) => (event.kind === 'goal' ? [{ ...event, number }] : []))}
        />
      </div>
      <div className={styles.foot}>
        <p className={styles.line}>{isOver ? end : <LatestLine {...{ latest, kits, strengths }} />}</p>
        {/* Only goals and the result are announced: a screen reader couldn't keep up with every line. */}
        <p role="status" className={styles.spoken}>
          {isOver ? `${end} ${scoreWords}` : lastGoal && `${eventLine(lastGoal, strengths)} ${scoreWords}`}
        </p>
        <p className={styles.actions}>
          {!isOver && <Button onClick={() => setPaused(!isPaused)}>{isPaused ? 'Resume' : 'Pause'}</Button>}
          <Button look="strong" onClick={onEnd}>
            {isOver ? 'Continue' : 'Skip to the result'}
          </Button>
        </p>
      </div>
      <div className={styles.log}>
        <MatchLog {...{ seen, strengths, kits }} />
      </div>
    </section>
  );
}

type LatestProps = Pick<Props, 'kits' | 'strengths'> & { latest: MatchEvent | undefined };

function LatestLine({ latest, kits, strengths }: LatestProps) {
  if (!latest) return 'Kick-off!';
  return (
    <>
      <TeamDot kits={kits[latest.side]} /> {minuteText(latest)} {eventLine(latest, strengths)}
    </>
  );
}

function goalsIn(goals: readonly MatchEvent[]): readonly [number, number] {
  const home = goals.filter(({ side }) => side === 0).length;
  return [home, goals.length - home];
}
