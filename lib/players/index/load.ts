import { PLAYER_INDEX_FAILED } from '#lib/platform/messages.ts';
import { NO_CRITERIA_CHOSEN } from '#lib/players/filters.ts';
import { PLAYER_INDEX_ADDRESS } from '#lib/players/index/asset.generated.ts';
import { type Decoded, decodeInSteps, type PlayerIndex, type Refusal } from '#lib/players/index/decode.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';

/** A mark in the browser's timeline, set when the index can be searched; `npm run bench` reads it. */
export const PLAYER_INDEX_READY = 'player-index-ready';

/** `notice` is the sentence to show, null when it was given before. */
export type LoadedIndex =
  | { ok: true; index: PlayerIndex }
  | { ok: false; reason: Refusal | 'network'; notice: string | null };

export type IndexLoaderParts = {
  address: string;
  fetch: typeof globalThis.fetch;
  /** Hands the thread back to the browser and resolves when it may go on. */
  pause: () => Promise<void>;
  /** Milliseconds, for measuring slices of work. */
  now: () => number;
  /** Notes a moment in the browser's timeline. */
  mark: (name: string) => void;
};

export type IndexLoader = {
  /** The first call fetches, later ones share its answer; after a network failure the next call tries again. Never rejects. */
  load: () => Promise<LoadedIndex>;
};

/** ms of work after which a slow device pauses. Its longest step takes 20, so a task stays below the 50 that are felt. */
const SLICE = 24;
/** Steps after which every device pauses: a quick one, too, answers a press sooner between several short tasks. */
const STEPS_OF_A_SLICE = 4;
const TIMEOUT = 20_000;

async function decodeInSlices(
  bytes: Uint8Array,
  { pause, now }: Pick<IndexLoaderParts, 'pause' | 'now'>,
): Promise<Decoded> {
  const steps = decodeInSteps(bytes);
  for (;;) {
    const started = now();
    for (let count = 0; count < STEPS_OF_A_SLICE && now() - started < SLICE; count++) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await pause();
  }
}

/** The first search of a page compiles what it runs, which a slow device feels: better now than at the first letter. */
async function warmUp(index: PlayerIndex, { pause }: Pick<IndexLoaderParts, 'pause'>): Promise<void> {
  await pause();
  searchPlayerIndex(index, { ...NO_CRITERIA_CHOSEN, query: 'warming up' });
}

type Attempt = Decoded | { ok: false; reason: 'network' };

/** One per page; `playerIndexLoader` is the browser's. */
export function createIndexLoader(parts: IndexLoaderParts): IndexLoader {
  let answer: Promise<LoadedIndex> | null = null;
  let isNoticeGiven = false;

  const attempt = async (cache: RequestCache): Promise<Attempt> => {
    let bytes: Uint8Array;
    try {
      const response = await parts.fetch(parts.address, { cache, signal: AbortSignal.timeout(TIMEOUT) });
      if (!response.ok) return { ok: false, reason: 'network' };
      bytes = new Uint8Array(await response.arrayBuffer());
    } catch {
      return { ok: false, reason: 'network' };
    }
    return decodeInSlices(bytes, parts);
  };

  const fetchIndex = async (): Promise<LoadedIndex> => {
    let decoded = await attempt('default');
    // The file is cached for ever, so a damaged copy would stay: ask past the cache once.
    if (!decoded.ok && decoded.reason !== 'network') decoded = await attempt('reload');
    if (decoded.ok) {
      parts.mark(PLAYER_INDEX_READY);
      void warmUp(decoded.index, parts);
      return decoded;
    }
    if (decoded.reason === 'network') answer = null;
    const notice = isNoticeGiven ? null : PLAYER_INDEX_FAILED;
    isNoticeGiven = true;
    return { ok: false, reason: decoded.reason, notice };
  };

  return {
    load() {
      answer ??= fetchIndex();
      return answer;
    },
  };
}

type Scheduler = { yield?: () => Promise<void> };

/** `scheduler.yield` comes back before other waiting work; a timer is what browsers without it have. */
function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** The browser's loader: at the first focus of the search field, or when the browser is idle, whichever comes first. */
export const playerIndexLoader = createIndexLoader({
  address: PLAYER_INDEX_ADDRESS,
  fetch: (input, init) => globalThis.fetch(input, init),
  pause,
  now: () => performance.now(),
  mark: (name) => performance.mark(name),
});
