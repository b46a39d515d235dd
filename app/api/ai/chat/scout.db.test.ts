import { SCOUT_SOURCE } from '#lib/assistant/scout/respond.ts';
import { chatHarness, eventsIn, wordsIn } from '#supabase/tests/chat-harness.ts';

const { fake, say, stream, usage, leave, history } = chatHarness();
// Keeps the scout even though the test harness sets a key (D56).
process.env.ASSISTANT = 'scout';

const QUESTION = 'When was Kanté born?';
const ANSWER = `N'Golo Kanté was born on 29 March 1991.\n\n${SCOUT_SOURCE}`;

describe('the built-in scout', () => {
  it('answers like any model: in events, counted, in the history, and without the network', async () => {
    const events = eventsIn(await (await stream(QUESTION)).text());
    expect(wordsIn(events).length).toBeGreaterThan(5);
    expect(wordsIn(events).join('')).toBe(ANSWER);
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { text: ANSWER, citations: [], chat: { used: 1 } } });
    expect((await say(QUESTION)).answer).toMatchObject({ text: ANSWER, chat: { used: 2 } });
    expect(await history()).toMatchObject([{ responseContent: ANSWER }, { responseContent: ANSWER }]);
    expect(fake().calls()).toEqual([]);
  });

  it('keeps the limit for 200 simultaneous questions', async () => {
    // The small test database may exceed the backend's time limit.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    await leave(3);
    const answers = await Promise.all(Array.from({ length: 200 }, () => say('Build me the best Italian XI')));
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(200), count(429)]).toEqual([3, 197]);
    expect(await usage()).toEqual({ asked: 5, given_back: 0 });
    expect(await history()).toHaveLength(3);
  });
});
