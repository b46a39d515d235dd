import { type ChildProcess, spawn } from 'node:child_process';
import { text as readAll } from 'node:stream/consumers';
import { chatHarness } from '#supabase/tests/chat-harness.ts';
import { query, signUp } from '#supabase/tests/embedded.ts';

const { fake, user, say, stream, usage, leave, history } = chatHarness();

// An admin for this file only, because one test withdraws the verification.
const ADMIN = 'chief@example.test';
process.env.ADMIN_EMAIL = ADMIN;

describe('the limit', () => {
  it('holds for 200 simultaneous questions with 3 left', async () => {
    // The small test database may exceed the backend's time limit.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    await leave(3);
    const answers = await Promise.all(Array.from({ length: 200 }, () => say('Who?')));
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([3, 197]);
    expect(refused[0]?.answer).toMatchObject({
      error: 'Rate Limit Reached',
      remaining: 0,
      chat: { limit: 5, used: 5, remaining: 0 },
    });
    expect([fake().calls().length, await usage()]).toEqual([3, { asked: 5, given_back: 0 }]);
  });

  it('rejects one user’s rush with a retry time, and still answers another user', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    const other = await signUp();
    const [rush, calm] = await Promise.all([
      Promise.all(Array.from({ length: 100 }, () => say('Who?'))),
      Promise.all(Array.from({ length: 5 }, () => say('Who?', { token: other.token }))),
    ]);
    const refused = rush.filter(({ status }) => status === 429);
    expect([refused.length, calm.map(({ status }) => status)]).toEqual([95, [200, 200, 200, 200, 200]]);
    for (const { headers } of refused) {
      const wait = Number(headers.get('retry-after'));
      expect(wait > 0 && wait <= 86_400).toBe(true);
    }
  });

  it('holds across two processes', async () => {
    await leave(3);
    const outcomes = await Promise.all(Array.from({ length: 2 }, () => outcomesOf(startProcess(100))));
    const sum = (kind: string) => outcomes.reduce((total, outcome) => total + (outcome[kind] ?? 0), 0);
    expect([sum('answered'), sum('rate-limited')]).toEqual([3, 197]);
    expect([fake().calls().length, await usage()]).toEqual([3, { asked: 5, given_back: 0 }]);
  });

  it('counts exactly the questions the model was asked, if 50 are abandoned after 50 ms', async () => {
    await query(`insert into private.ai_questions (user_id, day) values ('${user().id}', private.utc_today())`);
    fake().control({ delayMs: 200 });
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        stream(`Question ${index}?`, { signal: AbortSignal.timeout(50) }).then((response) => response.text()),
      ),
    );
    const counted = (await usage())?.asked;
    expect(fake().calls()).toHaveLength(5);
    expect(counted).toBe(5);
    expect((await history()).length).toBe(5);
  });

  it('costs at most one question if the server dies during an answer', async () => {
    fake().control({ fault: 'hang' });
    const server = startProcess(1);
    await until(() => fake().calls().length === 1);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
    fake().control({ fault: null });
    expect((await say('And now?')).answer.chat).toMatchObject({ used: 2, remaining: 3 });
  });

  it("does not apply to the admin's address while it is verified", async () => {
    const admin = await signUp('Admin', ADMIN);
    const asked = await Promise.all(Array.from({ length: 7 }, () => say('Who?', { token: admin.token })));
    expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
    expect(asked[0]?.answer.chat).toEqual({
      limit: 999_999,
      used: 0,
      remaining: 999_999,
      unlimited: true,
      period: 'daily',
    });
    await query(`update auth.users set email_confirmed_at = null where id = '${admin.id}'`);
    expect((await say('Who?', { token: admin.token })).answer.chat).toMatchObject({ unlimited: false });
  });
});

function startProcess(count: number): ChildProcess {
  return spawn(
    process.execPath,
    ['--conditions=react-server', 'supabase/tests/assistant-process.ts', String(count), user().id, user().token],
    { stdio: ['ignore', 'pipe', 'inherit'], env: process.env },
  );
}

async function outcomesOf(child: ChildProcess): Promise<Record<string, number>> {
  if (!child.stdout) throw new Error('no output');
  return JSON.parse(await readAll(child.stdout));
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
