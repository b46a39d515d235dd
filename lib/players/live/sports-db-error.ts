import 'server-only';

/** 'too-busy' is our own refusal to call (rate or circuit). */
export type SportsDbFailure = 'network' | 'timeout' | 'status' | 'not-json' | 'too-large' | 'rate-limited' | 'too-busy';

export class SportsDbError extends Error {
  override readonly name = 'SportsDbError';
  readonly failure: SportsDbFailure;
  readonly retryAfter: number | null;

  constructor(failure: SportsDbFailure, detail: string, options: { cause?: unknown; retryAfter?: number } = {}) {
    super(`Sports database: ${detail}`, { cause: options.cause });
    this.failure = failure;
    this.retryAfter = options.retryAfter ?? null;
  }
}
