import type { PlayerIndex } from '#lib/players/index/player-index.ts';

/** Long work that yields between its parts, so that a page can respond to taps. */
export type Parts<Result> = Generator<void, Result>;

export function atOnce<Result>(parts: Parts<Result>): Result {
  let part = parts.next();
  while (!part.done) part = parts.next();
  return part.value;
}

export async function withPauses<Result>(parts: Parts<Result>, pause: () => Promise<void>): Promise<Result> {
  let part = parts.next();
  while (!part.done) {
    await pause();
    part = parts.next();
  }
  return part.value;
}

/** Something made once from each index: at once when first needed, unless it was prepared in the background before. */
export function keptByIndex<Result extends object>(make: (index: PlayerIndex) => Parts<Result>) {
  const made = new WeakMap<PlayerIndex, Result>();
  const keep = (index: PlayerIndex, result: Result) => {
    made.set(index, result);
    return result;
  };
  return {
    of: (index: PlayerIndex): Result => made.get(index) ?? keep(index, atOnce(make(index))),
    async prepare(index: PlayerIndex, pause: () => Promise<void>): Promise<void> {
      if (!made.has(index)) keep(index, await withPauses(make(index), pause));
    },
  };
}
