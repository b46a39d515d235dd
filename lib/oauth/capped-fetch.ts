import 'server-only';
import { readCappedText } from '#lib/platform/capped-body.ts';

export const MAX_ANSWER = 64 * 1024;
/** For the whole response. */
const TIMEOUT_MS = 5000;

export type AnswerFailure = 'network' | 'timeout' | 'too-large';

/** Safe to log: neither the message nor the cause contains a code, secret or token. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly failure: AnswerFailure;

  constructor(failure: AnswerFailure, options?: ErrorOptions) {
    super(`the provider’s response was incomplete: ${failure}`, options);
    this.failure = failure;
  }
}

export async function cappedFetch(address: string, init: RequestInit, fetcher: typeof fetch): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetcher(address, { ...init, signal, redirect: 'manual', cache: 'no-store' });
    const text = await readCappedText(response, MAX_ANSWER);
    if (text === null) throw new NoAnswerError('too-large');
    const type = response.headers.get('content-type');
    // Responses with some statuses must not have a body.
    return new Response(text || null, {
      status: response.status,
      headers: type === null ? {} : { 'content-type': type },
    });
  } catch (cause) {
    if (cause instanceof NoAnswerError) throw cause;
    throw new NoAnswerError(signal.aborted ? 'timeout' : 'network', { cause });
  }
}
