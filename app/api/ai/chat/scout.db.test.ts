import { SCOUT_SOURCE } from '#lib/assistant/scout/respond.ts';
import { chatHarness, eventsIn, wordsIn } from '#supabase/tests/chat-harness.ts';

const { fake, say, stream, history, excuse } = chatHarness();
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

  it('doesn’t count what it can’t answer, asks which of several players is meant, and counts after thirty', async () => {
    const asks = await say('How good was Müller?');
    expect(asks.answer.chat).toMatchObject({ used: 0 });
    expect(asks.answer.choices).toContainEqual({ label: 'Gerd Müller', question: 'How good was Gerd Müller?' });
    expect((await say('How good was Gerd Müller?')).answer).toMatchObject({ chat: { used: 1 } });
    const refused = eventsIn(await (await stream('How tall is Peter Crouch?')).text()).at(-1);
    expect(refused).toMatchObject({ event: 'done', data: { chat: { used: 1 } } });
    await excuse(30);
    expect((await say('How tall is Peter Crouch?')).answer.chat).toMatchObject({ used: 2 });
  });
});
