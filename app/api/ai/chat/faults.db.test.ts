import { DEFAULT_ANSWER } from '#e2e/fakes/perplexity-wire.ts';
import { ASSISTANT_FAILED } from '#lib/platform/messages/assistant.ts';
import { type AnswerEvent, answerQuestion, assistantParts, streamAnswer } from '#lib/server/assistant-service.ts';
import { chatHarness, eventsIn, quiet, wordsIn } from '#supabase/tests/chat-harness.ts';
import { query } from '#supabase/tests/embedded.ts';

const { fake, user, say, stream, usage, history } = chatHarness();

const FAILURES = [
  'unauthorized',
  'unauthorized-html',
  'rate-limited',
  'server-error',
  'html',
  'empty-body',
  'empty-text',
] as const;

describe('a provider failure', () => {
  it.each(FAILURES)('gives the question back: %s', async (fault) => {
    const log = quiet();
    fake().control({ fault });
    const whole = await say('Who?');
    const pieces = await stream('Who?');
    for (const { status, answer } of [whole, { status: pieces.status, answer: await pieces.json() }]) {
      expect([status, answer.error]).toEqual([502, ASSISTANT_FAILED]);
      expect(answer.chat).toMatchObject({ used: 0, remaining: 5 });
      expect(JSON.stringify(answer)).not.toContain('pplx-secret');
    }
    expect([await usage(), await history()]).toEqual([{ asked: 0, given_back: 2 }, []]);
    expect(log).toHaveBeenCalled();
  });

  it('gives the question back if the response reports an error', async () => {
    quiet();
    fake().control({ fault: 'failed' });
    const { status, answer } = await say('Who?');
    expect([status, answer.error, answer.chat]).toEqual([502, ASSISTANT_FAILED, expect.objectContaining({ used: 0 })]);
  });

  it('gives back at most ten a day', async () => {
    quiet();
    fake().control({ fault: 'server-error' });
    const left: unknown[] = [];
    for (let round = 0; round < 20; round += 1) {
      const { status, answer } = await say('Who?');
      left.push(status === 502 ? (answer.chat as { remaining: number }).remaining : status);
    }
    expect(left).toEqual([...Array.from({ length: 10 }, () => 5), 4, 3, 2, 1, 0, 429, 429, 429, 429, 429]);
    expect([fake().calls().length, await usage()]).toEqual([15, { asked: 5, given_back: 10 }]);
  });

  it.each(['cut', 'ends-early', 'truncated', 'failed'] as const)(
    'in the middle of an answer costs the question and keeps the words so far: %s',
    async (fault) => {
      quiet();
      const events = eventsIn(await (await stream(`Who? {{${fault}}}`)).text());
      const words = wordsIn(events);
      expect(DEFAULT_ANSWER.text.startsWith(words.join('')) && words.length > 0).toBe(true);
      expect(events.at(-1)).toMatchObject({ event: 'error', data: { error: ASSISTANT_FAILED, chat: { used: 1 } } });
      expect(await usage()).toEqual({ asked: 1, given_back: 0 });
      expect((await history())[0]?.responseContent).toBe(words.join('').trim());
    },
  );

  it('costs only the answer if the history cannot be written', async () => {
    const log = quiet();
    // For this user only: other tests write to the same table at the same time.
    await query(`alter table public.ai_chat_history
      add constraint no_room check (user_id <> '${user().id}') not valid`);
    const { status, answer } = await say('Who?');
    await query('alter table public.ai_chat_history drop constraint no_room');
    expect([status, answer.text]).toEqual([200, DEFAULT_ANSWER.text]);
    expect(log).toHaveBeenCalledWith('The answer is not in the history.', expect.anything());
  });
});

it.each(['hang', 'hang-midway'] as const)(
  'ends at the time limit of the whole call and gives the question back: %s',
  async (fault) => {
    fake().control({ fault });
    const asking = {
      user: { id: user().id, email: '', emailVerified: false },
      supabase: user().client,
      body: { messages: [{ role: 'user' as const, content: 'Who?' }], source: 'widget' as const },
    };
    const started = performance.now();
    const failed = await answerQuestion({ ...assistantParts(), limitMs: 300 }, asking).catch((error: unknown) => error);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(failed).toMatchObject({ code: 'timeout', message: ASSISTANT_FAILED, fields: { chat: { used: 0 } } });
    expect(await usage()).toEqual({ asked: 0, given_back: 1 });
  },
);

it('ends a stream that breaks off with the error message', async () => {
  quiet();
  fake().control({ fault: 'hang-midway' });
  const asking = {
    user: { id: user().id, email: '', emailVerified: false },
    supabase: user().client,
    body: { messages: [{ role: 'user' as const, content: 'Who?' }], source: 'widget' as const },
  };
  const { events } = await streamAnswer({ ...assistantParts(), limitMs: 3000 }, asking);
  const seen: AnswerEvent[] = [];
  for await (const event of events) seen.push(event);
  expect(seen.at(0)?.event).toBe('text');
  expect(seen.at(-1)).toMatchObject({ event: 'error', data: { error: ASSISTANT_FAILED, chat: { used: 1 } } });
  expect(await usage()).toEqual({ asked: 1, given_back: 0 });
});
