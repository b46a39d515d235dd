/** Why a call failed. Code compares these; `error` is for people. */
export type FailureCode =
  | 'signed-out'
  | 'not-found'
  | 'conflict'
  /** More than an account may store, or change at once. `error` says what. */
  | 'limit'
  /** The server didn't respond in time or has no backend: keep the work local. */
  | 'unreachable'
  | 'failed';

export type Failure = { ok: false; code: FailureCode; error: string };

export type Result<Value, Extra = unknown> = { ok: true; value: Value } | (Failure & Extra);

export function mapResult<From, To, Extra>(
  result: Result<From, Extra>,
  convert: (value: From) => To,
): Result<To, Extra> {
  return result.ok ? { ok: true, value: convert(result.value) } : result;
}

export function failureCode(status: number): FailureCode {
  if (status === 401) return 'signed-out';
  if (status === 404) return 'not-found';
  if (status === 403 || status === 413 || status === 429) return 'limit';
  return status === 409 ? 'conflict' : 'failed';
}
