import { type CupSides, cupSimulator, type PlayedCup } from '#lib/match/cup/cup.ts';
import type { Stage } from '#lib/match/cup/cup-format.ts';

export const SIMULATED_CUPS = 2000;

/** How many times, out of `cups`, a team got at least this far. */
export type CupChances = { cups: number; champion: number; final: number; semiFinal: number; knockout: number };

/** Better chances than a third, from which the nearest is chosen. */
const LIKELY = [
  [1, 3],
  [2, 5],
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
] as const;

/** The chance as someone would say it: '1 in 8', '2 in 3'. */
export function championOdds({ champion, cups }: CupChances): string {
  const share = champion / cups;
  if (share < 1 / 200) return 'rarely';
  if (share < 1 / 3) return `1 in ${Math.round(1 / share)}`;
  const off = ([won, of]: readonly [number, number]) => Math.abs(won / of - share);
  const [won, of] = LIKELY.reduce<readonly [number, number]>(
    (best, one) => (off(one) < off(best) ? one : best),
    [1, 3],
  );
  return `${won} in ${of}`;
}

const NO_CUPS: CupChances = { cups: 0, champion: 0, final: 0, semiFinal: 0, knockout: 0 };

/** Plays one batch per call until all simulated cups are done. */
export function chancesInBatches(sides: CupSides, team: number, seed: string, batch: number): () => CupChances {
  const play = cupSimulator(sides, seed);
  let chances = NO_CUPS;
  return () => {
    for (let left = Math.min(batch, SIMULATED_CUPS - chances.cups); left > 0; left--) {
      chances = counted(chances, play(), team);
    }
    return chances;
  };
}

function counted(chances: CupChances, cup: PlayedCup, team: number): CupChances {
  const stages = new Set<Stage>();
  for (const { stage, home, away } of cup.matches) if (home === team || away === team) stages.add(stage);
  const isIn = (...some: Stage[]) => Number(some.some((stage) => stages.has(stage)));
  return {
    cups: chances.cups + 1,
    champion: chances.champion + Number(cup.champion === team),
    final: chances.final + isIn('final'),
    // In 1974 and 1978 there were no semi-finals; the match for third place counts as getting that far.
    semiFinal: chances.semiFinal + isIn('semi-final', 'third place', 'final'),
    knockout: chances.knockout + Number(stages.size > 1),
  };
}
