import 'server-only';
import { SourceError } from '#lib/players/live/source-error.ts';

const WINDOW = 60_000;
const FAILURES_TO_OPEN = 3;
const OPEN_AFTER_FAILURES = 15_000;

export type CallGuard = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

type GuardOptions = {
  source: string;
  /** In calls a minute. */
  limit: number;
  now: () => number;
};

/** The circuit opens for as long as a 429 says (D13, D59), and briefly after repeated failures. */
export function createCallGuard({ source, limit, now }: GuardOptions): CallGuard {
  const starts: number[] = [];
  let openUntil = 0;
  let failures = 0;

  function checkIn(): void {
    const time = now();
    if (time < openUntil) {
      throw new SourceError(source, 'too-busy', 'left alone after failures', { retryAfter: openUntil - time });
    }
    while (starts[0] !== undefined && starts[0] <= time - WINDOW) starts.shift();
    if (starts.length >= limit) {
      const retryAfter = (starts[0] ?? time) + WINDOW - time;
      throw new SourceError(source, 'too-busy', `${limit} calls within a minute`, { retryAfter });
    }
    starts.push(time);
  }

  function noteFailure(error: unknown): void {
    failures += 1;
    const asked = error instanceof SourceError ? error.retryAfter : null;
    if (asked !== null) openUntil = Math.max(openUntil, now() + asked);
    else if (failures >= FAILURES_TO_OPEN) openUntil = Math.max(openUntil, now() + OPEN_AFTER_FAILURES);
  }

  return async (call) => {
    checkIn();
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
