import 'server-only';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { SourceError } from '#lib/players/live/source-error.ts';

const WINDOW_MS = 60_000;
const FAILURES_TO_OPEN = 3;
const OPEN_AFTER_FAILURES_MS = 15_000;
/** How long a call may wait for its turn (D71). */
const PATIENCE_MS = 5000;

export type CallGuard = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

type GuardOptions = {
  source: string;
  /** In calls a minute. */
  limit: number;
  now: () => number;
  pause?: (ms: number) => Promise<unknown>;
};

/** Waits for its turn if that comes soon (D71). Pauses for as long as a 429 says (D13, D59), and after repeated failures. */
export function createCallGuard({ source, limit, now, pause = pauseFor }: GuardOptions): CallGuard {
  /** Those of waiting calls are in the future. */
  const starts: number[] = [];
  let openUntil = 0;
  let failures = 0;

  function checkCircuit(): void {
    const retryAfterMs = openUntil - now();
    if (retryAfterMs > 0) throw new SourceError(source, 'left-alone', 'left alone after failures', { retryAfterMs });
  }

  /** Returns how long to wait. */
  function takeTurn(): number {
    const time = now();
    while (starts[0] !== undefined && starts[0] <= time - WINDOW_MS) starts.shift();
    const before = starts.at(-limit);
    const start = before === undefined ? time : before + WINDOW_MS;
    if (start - time > PATIENCE_MS) {
      throw new SourceError(source, 'too-busy', `${limit} calls within a minute`, { retryAfterMs: start - time });
    }
    starts.push(start);
    return start - time;
  }

  function noteFailure(error: unknown): void {
    failures += 1;
    const asked = error instanceof SourceError ? error.retryAfterMs : null;
    if (asked !== null) openUntil = Math.max(openUntil, now() + asked);
    else if (failures >= FAILURES_TO_OPEN) openUntil = Math.max(openUntil, now() + OPEN_AFTER_FAILURES_MS);
  }

  return async (call) => {
    checkCircuit();
    const wait = takeTurn();
    if (wait > 0) {
      await pause(wait);
      checkCircuit();
    }
    try {
      const answer = await call();
      failures = 0;
      return answer;
    } catch (error) {
      noteFailure(error);
      throw error;
    }
  };
}
