/** @jest-environment node */
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
  it('answers in pieces, with its sources', async () => {
    const { pieces, sources } = await ask('Best left back?', { api });
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join('')).toBe(DEFAULT_ANSWER.text);
    expect(sources).toEqual(DEFAULT_ANSWER.citations.map((url, index) => [index + 1, url]));
  });

  it('asks once, with the key, the instruction and a limit', async () => {
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
    await expect(ask('Best left back?', { api, limit: fault.startsWith('hang') ? 1000 : 5000 })).rejects.toThrow();
    expect(fake.calls()).toHaveLength(1);
  });

  it('keeps the key and the question out of its errors', async () => {
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
])('asks the Agent API to search, with the model %s as %s', async (model, sent) => {
  await ask('Hello?', { model });
  expect(fake.calls()[0]?.body).toMatchObject({ model: sent, tools: [{ type: 'web_search' }] });
});

it('works with any chat-completions server, such as a local one: without search, citations or a closing event', async () => {
  const asked: { url: string | undefined; body: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url, body: JSON.parse(await text(request)) });
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_795_000_000, model: 'llama3.2' };
    const chunk = (delta: object, reason: string | null) =>
      response.write(`data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`);
    chunk({ role: 'assistant', content: 'Paolo ' }, null);
    chunk({ role: 'assistant', content: 'Maldini.' }, null);
    chunk({ role: 'assistant', content: '' }, 'stop');
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const answer = await ask('Best left back?', { api: 'sonar', baseUrl, apiKey: 'local', model: 'llama3.2' });
  server.close();
  expect(answer.pieces.join('')).toBe('Paolo Maldini.');
  expect(answer.sources).toEqual([]);
  expect(asked).toMatchObject([{ url: '/v1/chat/completions', body: { model: 'llama3.2', stream: true } }]);
  expect(asked[0]?.body).not.toHaveProperty('tools');
});
