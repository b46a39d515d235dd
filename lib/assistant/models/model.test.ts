/** @jest-environment node */
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
