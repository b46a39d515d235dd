import 'server-only';

/** 'too-busy' is our own refusal to call (rate or circuit). */
export type SourceFailure = 'network' | 'timeout' | 'status' | 'not-json' | 'too-large' | 'rate-limited' | 'too-busy';

/** A call to one of the services that know players has failed. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly failure: SourceFailure;
  /** ms, if the service or our own limit says how long to wait. */
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
