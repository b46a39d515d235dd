'use client';

import { useEffect, useRef, useState } from 'react';
import type { ChancesAnswer, ChancesQuestion } from '#components/play/cup/chances-worker.ts';
import { type CupChances, chancesInBatches, SIMULATED_CUPS } from '#lib/match/cup/cup-chances.ts';
import type { OwnCup } from '#lib/match/cup/own-cup.ts';

/** Simulated in a worker, or on the main thread if workers aren't available. Null until the first result. */
export function useCupChances(cup: OwnCup | null): CupChances | null {
  const [told, setTold] = useState<ChancesAnswer | null>(null);
  const simulation = useRef<Simulation>(null);

  useEffect(() => {
    if (!cup) return;
    const { sides, own, seed } = cup;
    simulation.current ??= startSimulation(setTold);
    simulation.current.ask({ sides: { format: sides.format, ratings: sides.ratings }, team: own, seed });
  }, [cup]);
  useEffect(
    () => () => {
      simulation.current?.stop();
      simulation.current = null;
    },
    [],
  );

  return told !== null && told.seed === cup?.seed ? told.chances : null;
}

type Simulation = {
  /** Replaces the previous request. */
  ask: (question: ChancesQuestion) => void;
  stop: () => void;
};

/** Only a loaded worker is terminated: in Chromium, ending one that is loading stalls the next with the same files. */
function startSimulation(tell: (answer: ChancesAnswer) => void): Simulation {
  let question: ChancesQuestion | null = null;
  let isReady = false;
  let isStopped = false;
  let stopHere: () => void = () => undefined;
  const here = () => {
    stopHere();
    if (question && !isStopped) stopHere = simulateHere(question, tell);
  };
  let worker = startWorker();
  worker?.addEventListener('message', ({ data }: MessageEvent<ChancesAnswer | 'ready'>) => {
    if (data !== 'ready') return tell(data);
    isReady = true;
    if (isStopped) worker?.terminate();
    else if (question) worker?.postMessage(question);
  });
  worker?.addEventListener('error', (event) => {
    event.preventDefault();
    worker?.terminate();
    worker = null;
    here();
  });
  return {
    ask(next) {
      question = next;
      if (!worker) here();
      else if (isReady) worker.postMessage(next);
    },
    stop() {
      isStopped = true;
      stopHere();
      if (isReady) worker?.terminate();
    },
  };
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./chances-worker.ts', import.meta.url));
  } catch (error) {
    console.warn(error);
    return null;
  }
}

function simulateHere({ sides, team, seed }: ChancesQuestion, tell: (answer: ChancesAnswer) => void): () => void {
  const next = chancesInBatches(sides, team, seed, 20);
  let timer: ReturnType<typeof setTimeout>;
  const step = () => {
    const chances = next();
    tell({ seed, chances });
    if (chances.cups < SIMULATED_CUPS) timer = setTimeout(step);
  };
  timer = setTimeout(step);
  return () => clearTimeout(timer);
}
