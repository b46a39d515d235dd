'use client';

import { useEffect, useRef, useState } from 'react';
import { usePageHidden } from '#components/play/match/use-page-hidden.ts';
import { isMotionReduced } from '#lib/platform/motion.ts';

/** A 90-minute match takes about 20 seconds. Goals and penalties take longer than a minute of play. */
const MINUTE_MS = 200;
/** Under reduced motion, a match is a row of stills. */
const STILL_MS = 1500;

type Clock = {
  startBeat: number;
  lastBeat: number;
  stops: readonly number[];
  /** How long a beat lasts if that isn't the usual time. */
  pauseAt: (beat: number) => number | null;
  waitsAt: (beat: number) => boolean;
};

export function useMatchClock({ startBeat, lastBeat, stops, pauseAt, waitsAt }: Clock) {
  const [beat, setBeat] = useState(Math.min(startBeat, lastBeat));
  const [isPaused, setPaused] = useState(false);
  const [waiting, setWaiting] = useState<number | null>(null);
  const due = useRef(0);
  const isHidden = usePageHidden();
  const isOver = beat >= lastBeat;
  const pause = pauseAt(beat) ?? MINUTE_MS;
  const isWaiting = waiting === beat;
  const mustWait = waitsAt(beat);
  const nextStop = firstWait(beat, stops.find((stop) => stop > beat) ?? lastBeat, waitsAt);

  useEffect(() => {
    if (isPaused || isHidden || isOver || isWaiting) return;
    const isStill = isMotionReduced();
    const now = performance.now();
    // On a slow device, a late beat shortens the next one.
    due.current = Math.max(due.current, now - MINUTE_MS) + (isStill ? STILL_MS : pause);
    const next = () => (mustWait ? setWaiting(beat) : setBeat(isStill ? nextStop : beat + 1));
    const timer = setTimeout(next, due.current - now);
    return () => clearTimeout(timer);
  }, [beat, isPaused, isHidden, isOver, isWaiting, mustWait, pause, nextStop]);

  const step = (direction: 1 | -1) => {
    if (isWaiting) return;
    setPaused(true);
    if (direction === -1) setBeat(stops.findLast((stop) => stop < beat) ?? 0);
    else if (mustWait) setWaiting(beat);
    else setBeat(nextStop);
  };
  const goOn = () => {
    setWaiting(null);
    setPaused(false);
    setBeat(beat + 1);
  };
  return { beat, isPaused, isOver, isWaiting, setPaused, step, goOn };
}

/** The first beat between two where the clock waits, or the later of them: no step skips a decision. */
function firstWait(after: number, until: number, waitsAt: (beat: number) => boolean): number {
  for (let beat = after + 1; beat < until; beat += 1) if (waitsAt(beat)) return beat;
  return until;
}
