import { generateText } from 'ai';
import { createModel } from '#lib/assistant/models/model.ts';
import { scoutModel } from '#lib/assistant/models/scout.ts';
import { buildPrompt } from '#lib/assistant/prompt.ts';
import { SCOUT_SOURCE } from '#lib/assistant/scout/respond.ts';

const prompt = buildPrompt({ messages: [{ role: 'user', content: 'When was Kanté born?' }] });
const ANSWER = `N'Golo Kanté was born on 29 March 1991.\n\n${SCOUT_SOURCE}`;

it('answers word by word from the browsers’ player table, without web sources', async () => {
  const words: string[] = [];
  for await (const part of createModel({ api: 'scout' }).stream(prompt, AbortSignal.timeout(5000))) {
    if ('text' in part) words.push(part.text);
    else expect(part.sources).toEqual([]);
  }
  expect(words.join('')).toBe(ANSWER);
  expect(words.length).toBe(ANSWER.split(/\s+/).length);
});

it('also answers in one piece, like every AI SDK language model', async () => {
  const { instructions, messages } = prompt;
  expect(await generateText({ model: scoutModel().model, instructions, messages })).toMatchObject({ text: ANSWER });
});

it('stops when asked to', async () => {
  const controller = new AbortController();
  const parts = createModel({ api: 'scout' }).stream(prompt, controller.signal);
  await parts.next();
  controller.abort();
  await expect(Array.fromAsync(parts)).rejects.toThrow();
});
