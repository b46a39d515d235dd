/// <reference lib="webworker" />
import type { CupSides } from '#lib/match/cup.ts';
import { type CupChances, chancesInBatches, SIMULATED_CUPS } from '#lib/match/cup-chances.ts';

declare const self: DedicatedWorkerGlobalScope;

export type ChancesQuestion = { sides: CupSides; team: number; seed: string };
export type ChancesAnswer = CupChances;

const BATCH = 100;

self.addEventListener('message', ({ data }: MessageEvent<ChancesQuestion>) => {
  const next = chancesInBatches(data.sides, data.team, data.seed, BATCH);
  for (let done = 0; done < SIMULATED_CUPS; ) {
    const chances = next();
    done = chances.cups;
    self.postMessage(chances satisfies ChancesAnswer);
  }
});
