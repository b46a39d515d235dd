/// <reference lib="webworker" />
import type { CupSides } from '#lib/match/cup/cup.ts';
import { type CupChances, chancesInBatches, SIMULATED_CUPS } from '#lib/match/cup/cup-chances.ts';

declare const self: DedicatedWorkerGlobalScope;

export type ChancesQuestion = { sides: CupSides; team: number; seed: string };
export type ChancesAnswer = { seed: string; chances: CupChances };

const BATCH = 100;
let latest: ChancesQuestion;

self.addEventListener('message', ({ data }: MessageEvent<ChancesQuestion>) => {
  latest = data;
  const next = chancesInBatches(data.sides, data.team, data.seed, BATCH);
  const step = () => {
    if (latest !== data) return;
    const chances = next();
    self.postMessage({ seed: data.seed, chances } satisfies ChancesAnswer);
    if (chances.cups < SIMULATED_CUPS) setTimeout(step);
  };
  step();
});

// The script loads in parts, and a message sent before the listener exists would be lost.
self.postMessage('ready');
