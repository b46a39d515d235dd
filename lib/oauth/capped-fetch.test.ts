import { cappedFetch, MAX_ANSWER, NoAnswerError } from '#lib/oauth/capped-fetch.ts';

const ADDRESS = 'https://login.example/token';
const give = (answer: () => Response | Promise<Response>) => (async () => answer()) as unknown as typeof fetch;

async function failureOf(fetcher: typeof fetch): Promise<string> {
  const error = await cappedFetch(ADDRESS, {}, fetcher).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof NoAnswerError)) throw new Error('it did not fail as expected');
  return error.failure;
}

it('returns the response with its status and type but no other headers, and follows no redirects', async () => {
  const headers = { 'content-type': 'application/json', 'set-cookie': 'a=b', location: 'https://evil.example/' };
  const fetcher = jest.fn(async (_address: string, _init: RequestInit) => {
    return new Response('{"ä":1}', { status: 302, headers });
  });
  const response = await cappedFetch(ADDRESS, { redirect: 'follow' }, fetcher as unknown as typeof fetch);
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(fetcher.mock.calls[0]?.[1].redirect).toBe('manual');
  expect(response.status).toBe(302);
  expect([...response.headers]).toEqual([['content-type', 'application/json']]);
  expect(await response.text()).toBe('{"ä":1}');
});

it('reads at most 64 KB, whatever length is claimed', async () => {
  const largest = 'x'.repeat(MAX_ANSWER);
  const response = await cappedFetch(
    ADDRESS,
    {},
    give(() => new Response(largest)),
  );
  expect(await response.text()).toHaveLength(MAX_ANSWER);
  expect(await failureOf(give(() => new Response(`${largest}x`, { headers: { 'content-length': '1' } })))).toBe(
    'too-large',
  );
});

it('stops reading an endless response', async () => {
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(1024));
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  expect(await failureOf(give(() => new Response(endless)))).toBe('too-large');
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(70);
});

it('distinguishes a failed connection from no response within 5 seconds', async () => {
  expect(await failureOf(give(() => Promise.reject(new TypeError('fetch failed'))))).toBe('network');
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const hanging = ((_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      limit.abort();
    })) as unknown as typeof fetch;
  expect(await failureOf(hanging)).toBe('timeout');
  expect(timeout).toHaveBeenCalledWith(5000);
});
