'use client';

import { useEffect, useState } from 'react';
import type { ChancesAnswer, ChancesQuestion } from '#components/play/chances-worker.ts';
import { type CupChances, chancesInBatches, SIMULATED_CUPS } from '#lib/match/cup-chances.ts';
import type { OwnCup } from '#lib/match/own-cup.ts';

type Told = { seed: string; chances: CupChances };

/** Simulated in a worker, or between other work where workers are not available. Null before the first answer. */
export function useCupChances(cup: OwnCup | null): CupChances | null {
  const [told, setTold] = useState<Told | null>(null);

  useEffect(() => {
    if (!cup) return;
    const { sides, own, seed } = cup;
    const { format, ratings } = sides;
    return simulate({ sides: { format, ratings }, team: own, seed }, (chances) => setTold({ seed, chances }));
  }, [cup]);

  return told !== null && told.seed === cup?.seed ? told.chances : null;
}

function simulate(question: ChancesQuestion, tell: (chances: CupChances) => void): () => void {
  let stop: () => void = () => undefined;
  const here = () => {
    stop = simulateHere(question, tell);
  };
  try {
    const worker = new Worker(new URL('./chances-worker.ts', import.meta.url));
    stop = () => worker.terminate();
    worker.addEventListener('message', ({ data }: MessageEvent<ChancesAnswer>) => tell(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      here();
    });
    worker.postMessage(question);
  } catch (error) {
    console.warn(error);
    here();
  }
  return () => stop();
}

function simulateHere({ sides, team, seed }: ChancesQuestion, tell: (chances: CupChances) => void): () => void {
  const next = chancesInBatches(sides, team, seed, 20);
  let timer: ReturnType<typeof setTimeout>;
  const step = () => {
    const chances = next();
    tell(chances);
    if (chances.cups < SIMULATED_CUPS) timer = setTimeout(step);
  };
  timer = setTimeout(step);
  return () => clearTimeout(timer);
}
