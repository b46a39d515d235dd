import * as z from 'zod/mini';
import { ApiError, requestJson } from '#lib/api/request-json.ts';
import { failureCode, type Result } from '#lib/api/result.ts';
import { NO_ANSWER } from '#lib/platform/messages/cloud.ts';

const TIMEOUT_MS = 5000;

export type Caller = { token: string; signal?: AbortSignal | undefined };

type ApiCall<Value> = Caller & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  schema: z.ZodMiniType<Value>;
  /** Five seconds by default. */
  limitMs?: number;
};

type CallResult<Value> = Result<Value, { answer: unknown }>;

const fallbackAnswer = z.object({ fallback: z.literal(true) });

/** Throws only if `signal` aborts the call. */
export async function callApi<Value>(call: ApiCall<Value>): Promise<CallResult<Value>> {
  const limit = AbortSignal.timeout(call.limitMs ?? TIMEOUT_MS);
  const headers = { Authorization: `Bearer ${call.token}` };
  try {
    const value = await requestJson(call.path, call.schema, {
      method: call.method,
      ...(call.body === undefined
        ? { headers }
        : { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(call.body) }),
      // Routes authenticate by token only (D21).
      credentials: 'omit',
      signal: call.signal ? AbortSignal.any([call.signal, limit]) : limit,
    });
    return { ok: true, value };
  } catch (error) {
    if (call.signal?.aborted) throw error;
    if (!(error instanceof ApiError)) return { ok: false, code: 'unreachable', error: NO_ANSWER, answer: null };
    const { message, status, answer } = error;
    const code = fallbackAnswer.safeParse(answer).success ? 'unreachable' : failureCode(status);
    return { ok: false, code, error: message, answer };
  }
}
