import { DELETE, GET, POST } from '#app/api/ai/history/route.ts';
import { GET as STATS } from '#app/api/ai/history/stats/route.ts';
import { GET as EXPORT } from '#app/api/auth/export/route.ts';
import { query, signUp, type TestUser } from '#supabase/tests/embedded.ts';
import { ask } from '#supabase/tests/requests.ts';
import { chatHistoryRecordSchema } from '#types/chat-history.ts';

const PATH = '/api/ai/history';
let user: TestUser;
beforeEach(async () => {
  user = await signUp();
});

const list = async (search = '') => {
  const { status, answer } = await ask(GET, 'GET', `${PATH}${search}`, { token: user.token });
  return { status, records: (answer.chatHistory ?? []) as Record<string, unknown>[] };
};
const add = (body: unknown) => ask(POST, 'POST', PATH, { token: user.token, body });
const remove = (search = '') => ask(DELETE, 'DELETE', `${PATH}${search}`, { token: user.token });
const stats = async () => (await ask(STATS, 'GET', `${PATH}/stats`, { token: user.token })).answer;
const fill = async (count: number, daysOld = 0) => {
  await query(`insert into public.ai_chat_history (user_id, message_content, response_content)
    select '${user.id}', 'Question ' || n, 'Answer' from generate_series(${count}, 1, -1) n`);
  // The database sets the date of new records.
  await query(`update public.ai_chat_history
    set created_at = now() - interval '${daysOld} days' - split_part(message_content, ' ', 2)::int * interval '1 second'
    where user_id = '${user.id}' and response_content = 'Answer' and created_at > now() - interval '1 hour'`);
};

it('stores the exchange and counts the tokens itself', async () => {
  const sent = { messageContent: 'Who?', responseContent: 'Zidane.', tokensUsed: 1_000_000 };
  expect((await add(sent)).answer).toEqual({ success: true });
  const { records } = await list();
  expect(records).toEqual([
    expect.objectContaining({ messageContent: 'Who?', responseContent: 'Zidane.', tokens_used: 3, citations: [] }),
  ]);
  expect(chatHistoryRecordSchema.safeParse(records[0]).success).toBe(true);
});

it('shows an exchange with a strange citation without that citation', async () => {
  await query(`insert into public.ai_chat_history (user_id, message_content, response_content, citations)
    values ('${user.id}', 'Who?', 'Zidane [2].', '[null, "https://example.org/", 7, {"url": "x"}, ["y"]]')`);
  const { status, records } = await list();
  expect([status, records]).toEqual([200, [expect.objectContaining({ citations: ['https://example.org/'] })]]);
  const exported = await ask(EXPORT, 'GET', '/api/auth/export', { token: user.token });
  expect([exported.status, exported.answer.chats]).toEqual([200, records]);
});

it('removes invisible characters and those a database rejects', async () => {
  const body = { messageContent: 'W\u0000ho?\uD800', responseContent: 'Zi\u0000dane.\n\u202E\uD800' };
  expect((await add(body)).status).toBe(200);
  expect((await list()).records).toMatchObject([{ messageContent: 'Who?', responseContent: 'Zidane.\n\uFFFD' }]);
});

it('returns pages, newest first', async () => {
  await fill(120);
  const first = await list();
  expect([first.records.length, first.records[0]?.messageContent]).toEqual([50, 'Question 1']);
  const next = await list('?limit=100&offset=100');
  expect([next.records.length, next.records[0]?.messageContent]).toEqual([20, 'Question 101']);
});

it.each([
  ['?limit=0', 200, 1],
  ['?limit=-1', 200, 1],
  ['?limit=99999', 200, 3],
  ['?offset=-1', 200, 3],
  ['?offset=999999999', 200, 0],
  ['?limit=NaN', 400, 0],
  ['?limit=1e3', 400, 0],
  ['?limit=', 200, 3],
  ['?limit=1&limit=2', 400, 0],
  ['?user=x', 400, 0],
])('responds to %s with %d and %d records', async (search, status, count) => {
  await fill(3);
  const page = await list(search);
  expect([page.status, page.records.length]).toEqual([status, count]);
});

it('deletes records older than 30 days, older than requested, or all', async () => {
  await fill(2, 40);
  await fill(3, 5);
  await fill(4);
  expect((await remove()).answer).toEqual({ success: true, deleted: 2 });
  expect((await remove('?daysOld=1')).answer).toEqual({ success: true, deleted: 3 });
  expect((await remove('?daysOld=-9')).answer).toEqual({ success: true, deleted: 4 });
  expect((await remove('?daysOld=soon')).status).toBe(400);
});

it('summarises at most 1000 records', async () => {
  expect(await stats()).toEqual({ questions: 0, tokens: 0, first: null, last: null });
  await fill(1005);
  const { questions, tokens, first, last } = await stats();
  expect(questions).toBe(1000);
  expect(tokens).toBeGreaterThanOrEqual(4000);
  expect(Date.parse(String(last)) - Date.parse(String(first))).toBe(999_000);
});

it.each([
  ['an empty question', { messageContent: '', responseContent: 'A' }],
  ['a question without a character', { messageContent: ' \u0000\n', responseContent: 'A' }],
  ['a long question', { messageContent: 'q'.repeat(2001), responseContent: 'A' }],
  ['a long answer', { messageContent: 'Q', responseContent: 'a'.repeat(16_001) }],
  ['no answer', { messageContent: 'Q' }],
])('rejects %s', async (_, body) => {
  expect((await add(body)).status).toBe(400);
  expect((await list()).records).toEqual([]);
});

it('shows and deletes only the user’s own records', async () => {
  await fill(2);
  const other = await signUp();
  const theirs = await ask(GET, 'GET', PATH, { token: other.token });
  await ask(DELETE, 'DELETE', `${PATH}?daysOld=0`, { token: other.token });
  expect([theirs.answer.chatHistory, (await list()).records.length]).toEqual([[], 2]);
});
