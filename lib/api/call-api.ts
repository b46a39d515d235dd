import type * as z from 'zod/mini';
import { notJsonMessage } from '#lib/messages.ts';
import { failureAnswer } from '#types/api.ts';

/** spec §9 */
const TIMEOUT_MS = 5000;

export type ApiCall<Value> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The session's access token. */
  token: string;
  body?: unknown;
  /** Of a good answer. */
  schema: z.ZodMiniType<Value>;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
};

export type ApiFailure = {
  ok: false;
  /** 0: no answer at all, or none in time. */
  status: number;
  error: string;
  /** Skip quietly and keep the work local (spec §7). */
  fallback: boolean;
  /** The whole answer, for the fields of a single call. */
  answer: unknown;
};
export type ApiResult<Value> = { ok: true; value: Value } | ApiFailure;

const NO_ANSWER = 'The server did not answer. Please try again.';

/** Calls a route of ours. Never throws but for `signal`: everything else comes back as a failure with a sentence. */
export async function callApi<Value>(call: ApiCall<Value>): Promise<ApiResult<Value>> {
  const limit = AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await fetch(call.path, {
      method: call.method,
      headers: {
        Authorization: `Bearer ${call.token}`,
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      // The server knows us by the token alone (D21).
      credentials: 'omit',
      signal: call.signal ? AbortSignal.any([call.signal, limit]) : limit,
    });
    return await readAnswer(response, call.schema);
  } catch (error) {
    if (call.signal?.aborted) throw error;
    return { ok: false, status: 0, error: NO_ANSWER, fallback: true, answer: null };
  }
}

async function readAnswer<Value>(response: Response, schema: z.ZodMiniType<Value>): Promise<ApiResult<Value>> {
  const text = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return failure(response, notJsonMessage(response.status), null);
  }
  if (response.ok) {
    const parsed = schema.safeParse(answer);
    return parsed.success ? { ok: true, value: parsed.data } : failure(response, NO_ANSWER, answer);
  }
  const parsed = failureAnswer.safeParse(answer);
  return failure(response, parsed.success ? parsed.data.error : NO_ANSWER, answer, parsed.data?.fallback);
}

function failure({ status }: Response, error: string, answer: unknown, fallback = false): ApiFailure {
  return { ok: false, status, error, fallback, answer };
}
