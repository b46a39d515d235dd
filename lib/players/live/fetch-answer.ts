import 'server-only';
import { readCappedText } from '#lib/platform/capped-body.ts';
import { SourceError } from '#lib/players/live/source-error.ts';

const MEBIBYTE = 1024 * 1024;

/** Used if a 429 doesn't say how long. */
const DEFAULT_RETRY_AFTER_MS = 60_000;
/** A wrong clock or a typo must not turn off a source for a day. */
const MAX_RETRY_AFTER_MS = 3_600_000;

const MOST_REDIRECTS = 2;

type Call = {
  /** The start of failure messages. They never contain the address, which may include a key. */
  source: string;
  address: URL;
  timeoutMs: number;
  fetcher: typeof fetch;
  headers?: Readonly<Record<string, string>>;
  /** In MiB. */
  most?: number;
  followsRedirects?: boolean;
};

/** Null if nothing was found (404, empty body). HTML instead of JSON is a failure, whatever the status. */
export async function fetchAnswer(call: Call): Promise<unknown> {
  const { source, timeoutMs, most = 1 } = call;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await request(call, signal);
    if (!response.ok) {
      await response.body?.cancel();
      return refuse(source, response);
    }
    const text = await readCappedText(response, most * MEBIBYTE);
    if (text === null) throw new SourceError(source, 'too-large', `the answer is larger than ${most} MB`);
    return text.trim() === '' ? null : parse(source, text, response.headers);
  } catch (cause) {
    if (cause instanceof SourceError) throw cause;
    throw signal.aborted
      ? new SourceError(source, 'timeout', 'no answer in time', { cause })
      : new SourceError(source, 'network', 'no connection', { cause });
  }
}

async function request(call: Call, signal: AbortSignal): Promise<Response> {
  const { source, fetcher, followsRedirects = false } = call;
  let address = call.address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await fetcher(address, {
      signal,
      redirect: followsRedirects ? 'manual' : 'error',
      cache: 'no-store',
      headers: { Accept: 'application/json', ...call.headers },
    });
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (location === null || !URL.canParse(location, address)) return response;
    await response.body?.cancel();
    address = new URL(location, address);
    if (address.origin !== call.address.origin) break;
  }
  throw new SourceError(source, 'network', 'a redirect that is not followed');
}

function refuse(source: string, { status, headers }: Response): null {
  if (status === 404) return null;
  const retryAfterMs = toWaitMs(headers.get('retry-after'));
  if (status !== 429) throw new SourceError(source, 'status', `status ${status}`, { retryAfterMs });
  throw new SourceError(source, 'rate-limited', 'too many calls', {
    retryAfterMs: retryAfterMs ?? DEFAULT_RETRY_AFTER_MS,
  });
}

function toWaitMs(header: string | null): number | null {
  if (header === null) return null;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 1000), MAX_RETRY_AFTER_MS) : DEFAULT_RETRY_AFTER_MS;
}

const notJson = (source: string, cause: unknown) =>
  new SourceError(source, 'not-json', 'the answer is not JSON', { cause });

function parse(source: string, text: string, headers: Headers): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw notJson(source, cause);
  }
  if (isRefusal(body)) {
    const retryAfterMs = toWaitMs(headers.get('retry-after')) ?? DEFAULT_RETRY_AFTER_MS;
    throw new SourceError(source, 'rate-limited', 'too many calls', { retryAfterMs });
  }
  return body;
}

/** Rejections sent with status 200: the sports database's `{error: 429}`, a busy wiki's `{error: {code: 'maxlag'}}`. */
function isRefusal(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  if (typeof error !== 'object' || error === null) return Number(error) === 429;
  return 'code' in error && (error.code === 'maxlag' || error.code === 'ratelimited');
}
