import * as z from 'zod/mini';
import { ApiError, requestJson } from '#lib/api/request-json.ts';
import { NO_ANSWER } from '#lib/platform/messages.ts';

/** spec §9 */
const TIMEOUT_MS = 5000;

/** Whose call it is, and how to end it early. */
export type Caller = { token: string; signal?: AbortSignal | undefined };

type ApiCall<Value> = Caller & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  /** Of a good answer. */
  schema: z.ZodMiniType<Value>;
};

export type ApiFailure = {
  ok: false;
  /** 0: no answer at all, or none in time. */
  status: number;
  /** For people (D38). */
  error: string;
  /** Skip quietly and keep the work local (spec §7). */
  fallback: boolean;
  /** The whole answer, for the fields of a single call. */
  answer: unknown;
};
export type ApiResult<Value> = { ok: true; value: Value } | ApiFailure;

const fallbackAnswer = z.object({ fallback: z.literal(true) });

/**
 * Calls a route of ours for a signed-in user. Throws only when `signal` ends the call: every failure, and five seconds
 * without an answer, come back as a value with a sentence.
 */
export async function callApi<Value>(call: ApiCall<Value>): Promise<ApiResult<Value>> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { Authorization: `Bearer ${call.token}` };
  try {
    const value = await requestJson(call.path, call.schema, {
      method: call.method,
      ...(call.body === undefined
        ? { headers }
        : { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(call.body) }),
      // The server knows us by the token alone (D21).
      credentials: 'omit',
      signal: call.signal ? AbortSignal.any([call.signal, limit]) : limit,
    });
    return { ok: true, value };
  } catch (error) {
    if (call.signal?.aborted) throw error;
    return toFailure(error);
  }
}

function toFailure(error: unknown): ApiFailure {
  if (!(error instanceof ApiError)) return { ok: false, status: 0, error: NO_ANSWER, fallback: true, answer: null };
  const { message, status, answer } = error;
  return { ok: false, status, error: message, fallback: fallbackAnswer.safeParse(answer).success, answer };
}
