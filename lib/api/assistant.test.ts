import { askAssistant } from '#lib/api/assistant.ts';
import { ASSISTANT_FAILED } from '#lib/platform/messages/assistant.ts';

const CHAT = { limit: 5, used: 1, remaining: 4, unlimited: false, period: 'daily' } as const;
const ANSWER = { text: 'Zinédine Zidane.', citations: ['https://example.org/'], chat: CHAT };
const BODY = { messages: [{ role: 'user' as const, content: 'Who?' }], source: 'widget' as const };

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const answerWith = (response: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);

/** A stream whose chunks can end anywhere, even within a character. */
function streamOf(text: string, size = 7): Response {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
}

async function ask(signal?: AbortSignal) {
  const words: string[] = [];
  const result = await askAssistant({ token: 'a.b.c', signal }, BODY, (text) => words.push(text));
  return { result, words };
}

it.each([1, 2, 7, 1000])('reads events however they are split: %d bytes at a time', async (size) => {
  answerWith(
    streamOf(event('text', { text: 'Zinédine ' }) + event('text', { text: 'Zidane.' }) + event('done', ANSWER), size),
  );
  expect(await ask()).toEqual({ result: { ok: true, value: ANSWER }, words: ['Zinédine ', 'Zidane.'] });
});

it('requests events with the token and no cookie', async () => {
  const fetched = answerWith(Response.json(ANSWER));
  expect(await ask()).toEqual({ result: { ok: true, value: ANSWER }, words: [] });
  const headers = { Authorization: 'Bearer a.b.c', Accept: 'text/event-stream, application/json' };
  expect(fetched.mock.calls[0]).toMatchObject(['/api/ai/chat', { credentials: 'omit', headers }]);
});

describe('a broken stream ends with the error message', () => {
  const text = event('text', { text: 'Zin' });
  it.each([
    ['without an end', text],
    ['in the middle of an event', `${text}event: do`],
    ['with something else', `${text}event: done\ndata: <html>\n\n`],
    ['with an invalid answer', text + event('done', { text: 7 })],
    ['with nothing', ''],
  ])('%s', async (_, sent) => {
    answerWith(streamOf(sent));
    expect((await ask()).result).toEqual({ ok: false, code: 'unreachable', error: ASSISTANT_FAILED, chat: null });
  });

  it('with the server’s own message', async () => {
    answerWith(streamOf(text + event('error', { error: ASSISTANT_FAILED, chat: CHAT })));
    expect((await ask()).result).toEqual({ ok: false, code: 'failed', error: ASSISTANT_FAILED, chat: CHAT });
  });

  it('after a lost connection', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    answerWith(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
    expect((await ask()).result).toEqual({ ok: false, code: 'unreachable', error: ASSISTANT_FAILED, chat: null });
  });
});

it.each([
  ['limit', 429, { error: 'Rate Limit Reached', remaining: 0, chat: CHAT }, 'Rate Limit Reached', CHAT],
  ['signed-out', 401, { error: 'Authentication required' }, 'Authentication required', null],
  ['failed', 503, {}, ASSISTANT_FAILED, null],
  ['failed', 200, { text: 'without the rest' }, ASSISTANT_FAILED, null],
] as const)('reports %s for a %d', async (code, status, body, error, chat) => {
  answerWith(Response.json(body, { status }));
  expect((await ask()).result).toEqual({ ok: false, code, error, chat });
});

it('reports an HTML page as such', async () => {
  answerWith(new Response('<html>', { status: 502, headers: { 'Content-Type': 'text/html' } }));
  expect((await ask()).result).toMatchObject({
    error: 'API returned HTML instead of JSON. Status: 502. Check if API route exists.',
  });
});

it('returns the error message when offline, and throws only if the caller aborts', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await ask()).result).toMatchObject({ ok: false, error: ASSISTANT_FAILED });
  await expect(ask(AbortSignal.abort())).rejects.toThrow();
});
