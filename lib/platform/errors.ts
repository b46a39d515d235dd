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
  /** Logged, never shown. */
  cause?: unknown;
  fields?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
};

/** `message` may be shown (D38). `code` determines the status. */
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
