/** @jest-environment node */
import { inspect } from 'node:util';
import { FAULTS, type FakePerplexity, startPerplexity } from '#e2e/fakes/perplexity.ts';
import { DEFAULT_ANSWER } from '#e2e/fakes/perplexity-wire.ts';
import { createModel, type ModelSettings } from '#lib/assistant/model.ts';
import { buildPrompt } from '#lib/assistant/prompt.ts';

let fake: FakePerplexity;
beforeAll(async () => {
  fake = await startPerplexity();
});
afterAll(() => fake.close());
beforeEach(() => fake.control({ fault: null, answer: null, resetCalls: true }));

const settings = (api: ModelSettings['api']): ModelSettings => ({
  apiKey: 'pplx-secret',
  api,
  baseUrl: fake.url,
  model: 'sonar',
});
const ask = (question: string) => buildPrompt({ messages: [{ role: 'user', content: question }] });
const sources = DEFAULT_ANSWER.citations.map((url, index) => ({ mark: index + 1, url }));

async function collect(api: ModelSettings['api'], question: string, signal = AbortSignal.timeout(5000)) {
  const pieces: string[] = [];
  const found = new Map<number, string>();
  for await (const part of createModel(settings(api)).stream(ask(question), signal)) {
    if ('text' in part) pieces.push(part.text);
    else for (const { mark, url } of part.sources) found.set(mark, url);
  }
  return { pieces, sources: Array.from(found, ([mark, url]) => ({ mark, url })) };
}

describe.each(['agent', 'sonar'] as const)('the %s format', (api) => {
  const generate = (question: string, signal = AbortSignal.timeout(5000)) =>
    createModel(settings(api)).generate(ask(question), signal);

  it('answers with text and sources', async () => {
    await expect(generate('Best left back?')).resolves.toEqual({ text: DEFAULT_ANSWER.text, sources });
  });

  it('answers in pieces, with the sources at the end', async () => {
    const answer = await collect(api, 'Best left back?');
    expect(answer.pieces.length).toBeGreaterThan(5);
    expect(answer.pieces.join('')).toBe(DEFAULT_ANSWER.text);
    expect(answer.sources).toEqual(sources);
  });

  it('asks once, with our key, our one instruction and an end to the answer', async () => {
    await generate('Best left back?');
    const [call, ...more] = fake.calls();
    expect(more).toEqual([]);
    expect(call).toMatchObject({ format: api, authorization: 'Bearer pplx-secret', question: 'Best left back?' });
    const text = JSON.stringify(call?.body);
    expect(text.split('soccer assistant of an app')).toHaveLength(2);
    expect(text).toContain('800');
    expect(text).not.toContain('"role":"developer"');
  });

  it.each(FAULTS)('throws when the whole answer is: %s', async (fault) => {
    fake.control({ fault });
    await expect(generate('Best left back?', AbortSignal.timeout(300))).rejects.toThrow();
    expect(fake.calls()).toHaveLength(1);
  });

  it.each(FAULTS)('throws when the stream is: %s', async (fault) => {
    fake.control({ fault });
    await expect(collect(api, 'Best left back?', AbortSignal.timeout(300))).rejects.toThrow();
    expect(fake.calls()).toHaveLength(1);
  });

  it('throws what a log may have: neither the key, which a provider may quote, nor the question', async () => {
    fake.control({ fault: 'unauthorized' });
    for (const fail of [() => generate('A secret question?'), () => collect(api, 'A secret question?')]) {
      const error: unknown = await fail().catch((thrown: unknown) => thrown);
      const logged = inspect(error, { depth: null });
      expect(logged).toContain('status 401');
      expect(logged).not.toContain('pplx-secret');
      expect(logged).not.toContain('A secret question');
    }
  });

  it('throws when nobody is there', async () => {
    const model = createModel({ ...settings(api), baseUrl: 'http://127.0.0.1:9' });
    await expect(model.generate(ask('Hello?'), AbortSignal.timeout(5000))).rejects.toThrow();
  });
});

it('asks the Agent API to search, by a model of its own naming', async () => {
  await createModel(settings('agent')).generate(ask('Hello?'), AbortSignal.timeout(5000));
  expect(fake.calls()[0]?.body).toMatchObject({ model: 'perplexity/sonar', tools: [{ type: 'web_search' }] });
  await createModel({ ...settings('agent'), model: 'openai/gpt-5' }).generate(ask('Hello?'), AbortSignal.timeout(5000));
  expect(fake.calls()[1]?.body).toMatchObject({ model: 'openai/gpt-5' });
});
