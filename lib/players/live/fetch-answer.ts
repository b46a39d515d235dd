import 'server-only';
import { readCappedText } from '#lib/platform/capped-body.ts';
import { SportsDbError } from '#lib/players/live/sports-db-error.ts';

const MAX_ANSWER = 1024 * 1024;

/** If a 429 does not say how long. */
const DEFAULT_RETRY_AFTER = 60_000;
const MAX_RETRY_AFTER = 600_000;

/** Null if nothing was found (404, empty body). HTML instead of JSON is a failure whatever the status. */
export async function fetchAnswer(address: URL, timeout: number, fetcher: typeof fetch): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetcher(address, {
      signal,
      redirect: 'error',
      cache: 'no-store',
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) {
      await response.body?.cancel();
      return refuse(response);
    }
    const text = await readCappedText(response, MAX_ANSWER);
    if (text === null) throw new SportsDbError('too-large', 'the answer is larger than 1 MB');
    return text.trim() === '' ? null : parse(text);
  } catch (cause) {
    if (cause instanceof SportsDbError) throw cause;
    // The address contains the key, so no message contains the address.
    throw signal.aborted
      ? new SportsDbError('timeout', 'no answer in time', { cause })
      : new SportsDbError('network', 'no connection', { cause });
  }
}

const notJson = (cause: unknown) => new SportsDbError('not-json', 'the answer is not JSON', { cause });

function refuse({ status, headers }: Response): null {
  if (status === 404) return null;
  if (status !== 429) throw new SportsDbError('status', `status ${status}`);
  throw new SportsDbError('rate-limited', 'too many calls', { retryAfter: toWait(headers.get('retry-after')) });
}

function toWait(header: string | null): number {
  if (header === null) return DEFAULT_RETRY_AFTER;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 1000), MAX_RETRY_AFTER) : DEFAULT_RETRY_AFTER;
}

function parse(text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw notJson(cause);
  }
  // The rate limit may also come as JSON with status 200.
  if (typeof body === 'object' && body !== null && 'error' in body && Number(body.error) === 429) {
    throw new SportsDbError('rate-limited', 'too many calls', { retryAfter: DEFAULT_RETRY_AFTER });
  }
  return body;
}
