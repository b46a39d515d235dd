import 'server-only';
import { readCappedText } from '#lib/platform/capped-body.ts';

/** Bytes. A longer answer is not read to its end. */
export const MAX_ANSWER = 64 * 1024;
/** Milliseconds, for the whole answer (spec §7). */
export const TIMEOUT = 5000;

export type AnswerFailure = 'network' | 'timeout' | 'too-large';

/** The provider gave no whole answer. Neither it nor its cause knows a code, a secret or a token, so it may be logged. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly failure: AnswerFailure;

  constructor(failure: AnswerFailure, options?: ErrorOptions) {
    super(`the provider gave no whole answer: ${failure}`, options);
    this.failure = failure;
  }
}

/** One call, its answer read whole within the limits. A redirect is an answer like any other: it is not followed. */
export async function cappedFetch(address: string, init: RequestInit, fetcher: typeof fetch): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT);
  try {
    const response = await fetcher(address, { ...init, signal, redirect: 'manual', cache: 'no-store' });
    const text = await readText(response);
    const type = response.headers.get('content-type');
    // The statuses that allow no body come without one.
    return new Response(text || null, {
      status: response.status,
      headers: type === null ? {} : { 'content-type': type },
    });
  } catch (cause) {
    if (cause instanceof NoAnswerError) throw cause;
    throw new NoAnswerError(signal.aborted ? 'timeout' : 'network', { cause });
  }
}

async function readText(response: Response): Promise<string> {
  const text = await readCappedText(response, MAX_ANSWER);
  if (text === null) throw new NoAnswerError('too-large');
  return text;
}
