/** Every kind of failure that a route answers with, and its HTTP status. */
export const HTTP_STATUS = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  'rate-limited': 429,
  internal: 500,
  'bad-gateway': 502,
  unavailable: 503,
  timeout: 504,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;

type AppErrorOptions = {
  /** What went wrong underneath: for the log, never for the caller. */
  cause?: unknown;
  /** Fields beside `error` in the answer, such as `fallback: true` (spec §7). */
  fields?: Readonly<Record<string, unknown>>;
  /** Headers of the answer, such as `Retry-After`. */
  headers?: Readonly<Record<string, string>>;
};

/** A failure that may be told: `message` is a sentence for people (D38), the code decides the status. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, { cause, fields = {}, headers = {} }: AppErrorOptions = {}) {
    super(message, { cause });
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }

  get status(): number {
    return HTTP_STATUS[this.code];
  }
}
