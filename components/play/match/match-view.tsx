'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { decisionTitle, HalfTime } from '#components/play/half-time/half-time.tsx';
import { MatchLog } from '#components/play/match/match-log.tsx';
import { beatsOf, type MatchBeats, momentAt } from '#components/play/match/match-moment.ts';
import { MatchStage } from '#components/play/match/match-stage.tsx';
import { Scoreboard } from '#components/play/match/scoreboard.tsx';
import { useMatchClock } from '#components/play/match/use-match-clock.ts';
import { TaskBar } from '#components/play/task-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { FULL_TIME, HALF_TIME, type MatchEvent } from '#lib/match/match-events.ts';
import type { Choice, DecisionTime, Plan } from '#lib/match/plans.ts';
import type { Score } from '#lib/match/score.ts';
import { fullTimeLine } from '#lib/match/story.ts';
import type { Eleven } from '#lib/match/strength/eleven.ts';
import type { Strength } from '#lib/match/strength/strength.ts';
import type { Kits } from '#lib/team/look/kits.ts';
import type { PitchColour } from '#types/team.ts';
import styles from './match-view.module.css';

const GOAL_MS = 1000;
const PENALTY_MS = 900;
const CLOCK_ENDS = [90, 120];

/** Browsers limit how often the address may change. */
const MINUTES_KEPT = 5;

const ARROWS = new Map<string, 1 | -1>([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

type Props = {
  elevens: readonly [Eleven, Eleven];
  strengths: readonly [Strength, Strength];
  kits: readonly [Kits, Kits];
  own: 0 | 1;
  score: Score;
  events: readonly MatchEvent[];
  pitch: PitchColour;
  title: string;
  more?: string;
  startMinute: number;
  /** Called at each event and in between, so that a reload continues from there. */
  onMinute: (minute: number) => void;
  onEnd: () => void;
  /** Null if the match isn't one's own, or has no plans. */
  decisions?: Decisions | null;
};

export type Decisions = {
  lastPlan: Plan;
  keptPlan: Plan | null;
  /** Null outside a cup. */
  onKeep: ((plan: Plan) => void) | null;
  onDecide: (time: DecisionTime, choice: Choice) => void;
  onSkip: (time: DecisionTime, choice: Choice) => void;
};

export function MatchView(props: Props) {
  const { elevens, strengths, kits, own, score, events, pitch, title, more, startMinute, onMinute, onEnd } = props;
  const { decisions = null } = props;
  const beats = beatsOf(score, events);
  const view = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const clock = useMatchClock({
    startBeat: startMinute,
    lastBeat: beats.lastBeat,
    stops: beats.stops,
    pauseAt: (at) => pauseAt(beats, at),
    waitsAt: (at) => decisions !== null && (at === HALF_TIME || (at === FULL_TIME && score.extraTime !== null)),
  });
  const { beat, isPaused, isOver, isWaiting, setPaused, step } = clock;
  const moment = momentAt(beats, beat);
  const { kept, ...asked } = useDecision(decisions, beat, isWaiting, () => {
    clock.goOn();
    view.current?.focus({ preventScroll: true });
    // After scrolling to the bench, the score comes back into view.
    bar.current?.scrollIntoView({ block: 'nearest' });
  });
  const isAsking = decisions !== null && isWaiting && !kept;

  const keepMinute = useEffectEvent((minute: number) => {
    // Not a minute before the one a match starts in, such as the first after a decision, unless the user steps back.
    if (minute > startMinute || beat < startMinute) onMinute(minute);
  });
  const lastStop = beats.stops.findLast((stop) => stop <= beat) ?? 0;
  const minuteToKeep = Math.max(lastStop, beat - (beat % MINUTES_KEPT));
  useEffect(() => keepMinute(minuteToKeep), [minuteToKeep]);

  useEffect(() => {
    view.current?.focus({ preventScroll: true });
    view.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (isAsking) bar.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsking]);

  return (
    <section
      ref={view}
      tabIndex={-1}
      className={styles.view}
      aria-label="Match"
      onKeyDown={({ key, target }) => {
        if (isAsking) return;
        const direction = ARROWS.get(key);
        if (direction) step(direction);
        if (key === 'Escape') onEnd();
        if (key === ' ' && target === view.current) setPaused(!isPaused);
      }}
    >
      <div ref={bar} className={styles.bar}>
        <TaskBar title={isAsking ? decisionTitle(asked.time) : title} more={isAsking ? title : more} isTask />
      </div>
      <div className={styles.result}>
        <Scoreboard teams={elevens} kits={kits} {...moment} />
      </div>
      {isAsking ? (
        <div className={styles.decision}>
          <HalfTime
            key={asked.time}
            {...asked}
            {...{ pitch }}
            team={strengths[own].eleven}
            kits={kits[own]}
            players={moment.players[own]}
            lastPlan={decisions.lastPlan}
            onKeep={decisions.onKeep}
          />
        </div>
      ) : (
        <MatchStage
          {...{ moment, strengths, kits, own, pitch }}
          // A clock that already includes extra time would give the result away.
          clockEnd={CLOCK_ENDS.find((end) => beat <= end) ?? beats.lastBeat}
          end={isOver ? fullTimeLine(score, elevens) : null}
          actions={
            <>
              {/* Its room stays, so that the button beside it doesn't move at full time. */}
              <Button style={{ visibility: isOver ? 'hidden' : 'visible' }} onClick={() => setPaused(!isPaused)}>
                {isPaused ? 'Resume' : 'Pause'}
              </Button>
              <Button look="strong" onClick={onEnd}>
                {isOver ? 'Continue' : 'Skip to the result'}
              </Button>
            </>
          }
        />
      )}
      <div className={styles.log}>
        <MatchLog seen={moment.seen} {...{ strengths, kits }} />
      </div>
    </section>
  );
}

/** What is decided before the next beat, at once if a plan is kept. */
function useDecision(decisions: Decisions | null, beat: number, isWaiting: boolean, goOn: () => void) {
  const time = beat < FULL_TIME ? 'halfTime' : 'extraTime';
  const onDecide = (choice: Choice) => {
    decisions?.onDecide(time, choice);
    goOn();
  };
  const onSkip = (choice: Choice) => decisions?.onSkip(time, choice);
  const kept = decisions?.keptPlan ?? null;
  const decideAsBefore = useEffectEvent(() => {
    if (kept) onDecide({ plan: kept, substitutions: [] });
  });
  useEffect(() => {
    if (isWaiting) decideAsBefore();
  }, [isWaiting]);
  return { time, kept, onDecide, onSkip } as const;
}

function pauseAt({ lastMinute, played }: MatchBeats, beat: number): number | null {
  if (beat >= lastMinute) return PENALTY_MS;
  return played.some(({ kind, minute }) => kind === 'goal' && minute === beat) ? GOAL_MS : null;
}
