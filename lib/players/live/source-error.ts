import 'server-only';

/** 'too-busy' means we didn't call at all, because of the rate limit or an open circuit. */
export type SourceFailure = 'network' | 'timeout' | 'status' | 'not-json' | 'too-large' | 'rate-limited' | 'too-busy';

/** A failed call to one of the player data services. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly failure: SourceFailure;
  /** In ms, if the service or our own limit says how long to wait. */
  readonly retryAfter: number | null;

  constructor(
    source: string,
    failure: SourceFailure,
    detail: string,
    options: { cause?: unknown; retryAfter?: number | null } = {},
  ) {
    super(`${source}: ${detail}`, { cause: options.cause });
    this.failure = failure;
    this.retryAfter = options.retryAfter ?? null;
  }
}
