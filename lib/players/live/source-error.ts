import 'server-only';

/** We didn't call at all: 'too-busy' because of our own limits, 'left-alone' because the service refused or failed. */
type NotCalled = 'too-busy' | 'left-alone';

export type SourceFailure = 'network' | 'timeout' | 'status' | 'not-json' | 'too-large' | 'rate-limited' | NotCalled;

export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly failure: SourceFailure;
  /** If the service or our own limit says how long to wait. */
  readonly retryAfterMs: number | null;

  /** Logging every call that was not made would flood the log. */
  get wasCalled(): boolean {
    return this.failure !== 'too-busy' && this.failure !== 'left-alone';
  }

  constructor(
    source: string,
    failure: SourceFailure,
    detail: string,
    options: { cause?: unknown; retryAfterMs?: number | null } = {},
  ) {
    super(`${source}: ${detail}`, { cause: options.cause });
    this.failure = failure;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** Says only that this visitor has caused too many calls. Others may call. */
export class ShareUsedError extends SourceError {
  constructor(source: string, retryAfterMs: number) {
    super(source, 'too-busy', 'too many calls for one visitor', { retryAfterMs });
  }
}
