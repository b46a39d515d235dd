import type * as z from 'zod/mini';
import { notJsonMessage } from '#lib/platform/messages/cloud.ts';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import { errorAnswerSchema } from '#types/api.ts';

/** An unsuccessful response from our own API. `message` may be shown (D38). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly answer: unknown;

  constructor(message: string, status: number, answer: unknown = null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.answer = answer;
  }
}

/** Throws an `ApiError` for an unexpected response, and whatever `fetch` throws when offline or aborted. */
export async function requestJson<Answer>(
  path: string,
  schema: z.ZodMiniType<Answer>,
  init: RequestInit = {},
): Promise<Answer> {
  const response = await fetch(path, { ...init, headers: { Accept: 'application/json', ...init.headers } });
  const { status } = response;
  const notJson = (cause?: unknown) => new ApiError(notJsonMessage(status), status, null, cause);
  if (!response.headers.get('content-type')?.startsWith('application/json')) throw notJson();
  const text = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    throw notJson(cause);
  }
  if (!response.ok) {
    const known = errorAnswerSchema.safeParse(answer);
    throw new ApiError(known.success ? known.data.error : TRY_AGAIN, status, answer);
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ApiError(TRY_AGAIN, status, answer);
  return parsed.data;
}
