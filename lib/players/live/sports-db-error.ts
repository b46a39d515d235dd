import 'server-only';

/** Why the sports database gave no answer; 'too-busy' is our own refusal to call it (rate or circuit). */
export type SportsDbFailure = 'network' | 'timeout' | 'status' | 'not-json' | 'too-large' | 'rate-limited' | 'too-busy';

/** The sports database did not answer. That it knows nothing is an answer, and no error. */
export class SportsDbError extends Error {
  override readonly name = 'SportsDbError';
  readonly failure: SportsDbFailure;
  /** How long the database asks us to stay away, in milliseconds. */
  readonly retryAfter: number | null;

  constructor(failure: SportsDbFailure, detail: string, options: { cause?: unknown; retryAfter?: number } = {}) {
    super(`Sports database: ${detail}`, { cause: options.cause });
    this.failure = failure;
    this.retryAfter = options.retryAfter ?? null;
  }
}
