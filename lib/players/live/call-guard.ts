import 'server-only';
import { SportsDbError } from '#lib/players/live/sports-db-error.ts';

const WINDOW = 60_000;
const FAILURES_TO_OPEN = 3;
const OPEN_AFTER_FAILURES = 15_000;

/** The provider allows 30 calls a minute with a free key, 100 with a paid one. */
export const callsPerMinute = (key: string): number => (key === '123' || key === '3' ? 30 : 100);

export type CallGuard = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** The circuit opens for as long as a 429 asks (D13), and briefly after repeated failures, to show samples at once. */
export function createCallGuard(limit: number, now: () => number): CallGuard {
  const starts: number[] = [];
  let openUntil = 0;
  let failures = 0;

  function checkIn(): void {
    const time = now();
    if (time < openUntil) {
      throw new SportsDbError('too-busy', 'left alone after failures', { retryAfter: openUntil - time });
    }
    while (starts[0] !== undefined && starts[0] <= time - WINDOW) starts.shift();
    if (starts.length >= limit) {
      const retryAfter = (starts[0] ?? time) + WINDOW - time;
      throw new SportsDbError('too-busy', `${limit} calls within a minute`, { retryAfter });
    }
    starts.push(time);
  }

  function noteFailure(error: unknown): void {
    failures += 1;
    if (error instanceof SportsDbError && error.failure === 'rate-limited') {
      openUntil = now() + (error.retryAfter ?? WINDOW);
    } else if (failures >= FAILURES_TO_OPEN) {
      openUntil = Math.max(openUntil, now() + OPEN_AFTER_FAILURES);
    }
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
