import { POST } from '#app/api/ai/chat/route.ts';
import { GET as HISTORY } from '#app/api/ai/history/route.ts';
import { type FakePerplexity, startPerplexity } from '#e2e/fakes/perplexity.ts';
import { query, signUp, type TestUser } from '#supabase/tests/embedded.ts';
import { type Ask, ask } from '#supabase/tests/requests.ts';

const PATH = '/api/ai/chat';

export function chatHarness() {
  let fake: FakePerplexity;
  let user: TestUser;

  beforeAll(async () => {
    fake = await startPerplexity();
    process.env.PERPLEXITY_API_KEY = 'pplx-secret';
    process.env.PERPLEXITY_BASE_URL = fake.url;
  });
  afterAll(() => fake.close());
  beforeEach(async () => {
    fake.control({ fault: null, answer: null, delayMs: 0, pieceMs: 0, resetCalls: true });
    user = await signUp();
  });

  return {
    fake: () => fake,
    user: () => user,
    say: (content: string, wish: Ask = {}) =>
      ask(POST, 'POST', PATH, { token: user.token, body: bodyOf(content), ...wish }),
    stream: (content: string, init: RequestInit = {}) => {
      const headers = {
        Authorization: `Bearer ${user.token}`,
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
      };
      const body = JSON.stringify(bodyOf(content));
      const request = new Request(`http://localhost:3000${PATH}`, { method: 'POST', headers, body, ...init });
      return POST(request, { params: Promise.resolve({}) });
    },
    usage: async () =>
      (await query(`select asked, given_back from private.ai_questions where user_id = '${user.id}'`))[0],
    /** How many of today's five questions are used and left. */
    leave: (left: number) =>
      query(`insert into private.ai_questions (user_id, day, asked)
        values ('${user.id}', private.utc_today(), ${5 - left})`),
    /** How many of today's incomplete answers weren't counted. */
    excuse: (count: number) => query(`update private.ai_questions set excused = ${count} where user_id = '${user.id}'`),
    history: async () => {
      const { answer } = await ask(HISTORY, 'GET', '/api/ai/history', { token: user.token });
      return answer.chatHistory as Record<string, unknown>[];
    },
  };
}

export const bodyOf = (content: string) => ({ messages: [{ role: 'user', content }], source: 'widget' });

type ServerEvent = { event: string; data: Record<string, unknown> };

export function eventsIn(text: string): ServerEvent[] {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [event = '', data = ''] = block.split('\n');
      return { event: event.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) };
    });
}

export const wordsIn = (events: readonly ServerEvent[]): string[] =>
  events.filter(({ event }) => event === 'text').map(({ data }) => String(data.text));

export const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
