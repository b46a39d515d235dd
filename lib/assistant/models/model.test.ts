import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { FAULTS, type FakePerplexity, startPerplexity } from '#e2e/fakes/perplexity.ts';
import { DEFAULT_ANSWER } from '#e2e/fakes/perplexity-wire.ts';
import { createModel } from '#lib/assistant/models/model.ts';
import type { ModelSettings } from '#lib/assistant/models/provider.ts';
import { buildPrompt } from '#lib/assistant/prompt.ts';

let fake: FakePerplexity;
beforeAll(async () => {
  fake = await startPerplexity();
});
afterAll(() => fake.close());
beforeEach(() => fake.control({ fault: null, answer: null, resetCalls: true }));

type Ask = Partial<ModelSettings> & { limit?: number };

async function ask(question: string, { limit = 5000, ...settings }: Ask = {}) {
  const model = createModel({ apiKey: 'pplx-secret', api: 'agent', baseUrl: fake.url, model: 'sonar', ...settings });
  const prompt = buildPrompt({ messages: [{ role: 'user', content: question }] });
  const pieces: string[] = [];
  const found = new Map<number, string>();
  for await (const part of model.stream(prompt, AbortSignal.timeout(limit))) {
    if ('text' in part) pieces.push(part.text);
    else for (const { mark, url } of part.sources) found.set(mark, url);
  }
  return { pieces, sources: [...found.entries()] };
}

describe.each(['agent', 'sonar'] as const)('the %s format', (api) => {
  it('streams an answer with its sources', async () => {
    const { pieces, sources } = await ask('Best left back?', { api });
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join('')).toBe(DEFAULT_ANSWER.text);
    expect(sources).toEqual(DEFAULT_ANSWER.citations.map((url, index) => [index + 1, url]));
  });

  it('calls once, with the key, the instructions and a limit', async () => {
    await ask('Best left back?', { api });
    const [call, ...more] = fake.calls();
    expect(more).toEqual([]);
    expect(call).toMatchObject({ format: api, authorization: 'Bearer pplx-secret', question: 'Best left back?' });
    const text = JSON.stringify(call?.body);
    expect(text.split('soccer assistant of an app')).toHaveLength(2);
    expect(text).toContain('800');
    expect(text).not.toContain('"role":"developer"');
  });

  it.each(FAULTS)('throws after one call if the provider fails: %s', async (fault) => {
    fake.control({ fault });
    await expect(ask('Best left back?', { api, limit: fault.startsWith('hang') ? 300 : 5000 })).rejects.toThrow();
    expect(fake.calls()).toHaveLength(1);
  });

  it('keeps the key and the question out of errors', async () => {
    fake.control({ fault: 'unauthorized' });
    const error: unknown = await ask('A secret question?', { api }).catch((thrown: unknown) => thrown);
    const logged = inspect(error, { depth: null });
    expect(logged).toContain('status 401');
    expect(logged).not.toContain('pplx-secret');
    expect(logged).not.toContain('A secret question');
  });

  it('throws if the provider cannot be reached', async () => {
    await expect(ask('Hello?', { api, baseUrl: 'http://127.0.0.1:9' })).rejects.toThrow();
  });
});

it.each([
  ['sonar', 'perplexity/sonar'],
  ['openai/gpt-5', 'openai/gpt-5'],
])('tells the Agent API to search, sending the model %s as %s', async (model, sent) => {
  await ask('Hello?', { model });
  expect(fake.calls()[0]?.body).toMatchObject({ model: sent, tools: [{ type: 'web_search' }] });
});

/** A local model server that streams its answer in these pieces. */
async function localModel(pieces: readonly string[]) {
  const asked: { url: string | undefined; body: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url, body: JSON.parse(await text(request)) });
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_795_000_000, model: 'llama3.2' };
    const chunk = (delta: object, reason: string | null) =>
      response.write(`data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`);
    for (const content of pieces) chunk({ role: 'assistant', content }, null);
    chunk({ role: 'assistant', content: '' }, 'stop');
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const settings = { api: 'sonar', baseUrl, apiKey: 'local', model: 'llama3.2' } as const;
  return { asked, settings, close: () => server.close().closeAllConnections() };
}

it('works with any chat-completions server, such as a local one: without search, citations or a closing event', async () => {
  const { asked, settings, close } = await localModel(['Paolo ', 'Maldini.']);
  const answer = await ask('Best left back?', settings);
  close();
  expect(answer.pieces.join('')).toBe('Paolo Maldini.');
  expect(answer.sources).toEqual([]);
  expect(asked).toMatchObject([{ url: '/v1/chat/completions', body: { model: 'llama3.2', stream: true } }]);
  expect(asked[0]?.body).not.toHaveProperty('tools');
});

it('streams word by word rather than in the model’s blocks, and several words at a time for a long block', async () => {
  const block = 'Paolo Maldini stayed at one club for all of his career.';
  const short = await localModel([block]);
  expect((await ask('Who?', short.settings)).pieces).toEqual(block.match(/\S+\s*/g));
  short.close();
  const novel = 'goal '.repeat(40_000);
  const long = await localModel([novel]);
  const { pieces } = await ask('Who?', long.settings);
  expect(pieces.join('')).toBe(novel);
  expect(pieces.length).toBeLessThan(1000);
  long.close();
});

it('stops at once, even if words are still waiting', async () => {
  const { settings, close } = await localModel(['goal '.repeat(400)]);
  const controller = new AbortController();
  const prompt = buildPrompt({ messages: [{ role: 'user', content: 'Who?' }] });
  const parts = createModel(settings).stream(prompt, controller.signal);
  const said: string[] = [];
  const listen = async () => {
    for await (const part of parts) {
      if (!('text' in part)) continue;
      said.push(part.text);
      if (said.length === 3) controller.abort();
    }
  };
  await expect(listen()).rejects.toThrow();
  expect(said).toHaveLength(3);
  close();
});

it('stops reading an answer that is too long', async () => {
  const line = Buffer.from(`: ${'x'.repeat(65_533)}\n`.repeat(16));
  let sent = 0;
  const server = createServer(async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const closed = once(response, 'close');
    while (sent < 64 && !response.destroyed) {
      sent += 1;
      if (!response.write(line)) await Promise.race([once(response, 'drain'), closed]);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(ask('Hello?', { api: 'sonar', baseUrl, limit: 20_000 })).rejects.toThrow('The model failed');
  expect(sent).toBeLessThan(32);
  server.close().closeAllConnections();
}, 30_000);
