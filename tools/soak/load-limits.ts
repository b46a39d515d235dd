import { setTimeout as pause } from 'node:timers/promises';
import { type Fan, fullTeam, signUpFan } from '#tools/fans.ts';
import { type App, startApp } from '#tools/servers.ts';
import { countsOf, generate, userOf } from '#tools/soak/load-generator.ts';
import type { Stage } from '#tools/soak/load-stage.ts';

const CHAT = { messages: [{ role: 'user', content: 'Who?' }], source: 'widget' };
const LIMIT = 5;
const CAP_LEFT = 7;
const SECONDS = 10;
const QUESTIONS = 100;

function post(url: string, { token }: Fan, body: unknown): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** One user asks far too often, and another one must not notice. */
export async function rush({ backend, settings, say, hold }: Stage): Promise<void> {
  const app = await startApp({ ...settings, AI_CHAT_LIMIT: String(LIMIT) });
  const [hasty, calm] = [await signUpFan(backend), userOf(await signUpFan(backend))];
  await generate(app.url, [calm], 1, () => 'save');
  const load = () => generate(app.url, [calm], SECONDS, () => 'load');
  // The first run warms up the server.
  await load();
  const alone = await load();
  const ask = async (index: number) => {
    await pause((index * SECONDS * 1000) / QUESTIONS);
    const response = await post(`${app.url}/api/ai/chat`, hasty, CHAT);
    await response.bytes();
    if (response.status === 429) hold(response.headers.has('retry-after'), 'a 429 has Retry-After', true);
    return response.status;
  };
  const asking = Promise.all(Array.from({ length: QUESTIONS }, (_, index) => ask(index)));
  const beside = await load();
  const counts = countsOf(await asking);
  await app.stop();
  const [before, during] = [alone.within(0.95), beside.within(0.95)];
  say(`\n${QUESTIONS} questions of one user in ${SECONDS} s: ${JSON.stringify(counts)}`);
  hold(
    counts['200'] === LIMIT && counts['429'] === QUESTIONS - LIMIT,
    `${LIMIT} of them are answered, the rest get 429`,
  );
  hold(
    beside.isWell && during < 2 * before,
    `another user's loads take less than twice as long: p95 ${before.toFixed(1)} → ${during.toFixed(1)} ms`,
  );
}

/** Two server processes sharing one database enforce every limit. */
export async function twoProcesses({ backend, model, settings, say, hold }: Stage): Promise<void> {
  const check = (what: string, found: unknown, expected: unknown) =>
    hold(JSON.stringify(found) === JSON.stringify(expected), `${what}: ${JSON.stringify(found)}`);
  const startTwo = async (own: Record<string, string>) => [
    await startApp({ ...settings, ...own }),
    await startApp({ ...settings, ...own }),
  ];
  /** Sends all requests at once, half to each process, and counts the statuses. */
  const flood = async (apps: readonly App[], path: string, count: number, make: (index: number) => [Fan, unknown]) =>
    countsOf(
      await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const response = await post(`${apps[index % 2]?.url}${path}`, ...make(index));
          await response.bytes();
          return response.status;
        }),
      ),
    );
  const modelCalls = async () => {
    const { total } = (await (await fetch(`${model}/__calls`)).json()) as { total: number };
    return total;
  };
  const [today] = await backend.query(
    'select coalesce(sum(used), 0)::int as used from private.ai_days where day = private.utc_today()',
  );

  say('\nTwo server processes on one database:\n');
  const limited = await startTwo({ AI_CHAT_LIMIT: String(LIMIT) });
  const fan = await signUpFan(backend);
  const before = await modelCalls();
  const answers = await flood(limited, '/api/ai/chat', 100, () => [fan, CHAT]);
  check(`100 questions of one user at once, ${LIMIT} a day`, answers, { 200: LIMIT, 429: 100 - LIMIT });
  check('model calls for them', (await modelCalls()) - before, LIMIT);

  const newcomer = await signUpFan(backend);
  const requestId = crypto.randomUUID();
  const save =
    (version: number, repeated: boolean) =>
    (index: number): [Fan, unknown] => [
      newcomer,
      {
        team: fullTeam(repeated ? 'repeated' : `${version}-${index}`),
        version,
        requestId: repeated ? requestId : crypto.randomUUID(),
      },
    ];
  const first = await flood(limited, '/api/teams/save', 20, save(0, false));
  check('20 first saves of one user at once', first, { 200: 1, 409: 19 });
  const over = await flood(limited, '/api/teams/save', 20, save(1, false));
  check('20 saves over one version at once', over, { 200: 1, 409: 19 });
  const repeated = await flood(limited, '/api/teams/save', 10, save(2, true));
  check('one save sent ten times', repeated, { 200: 10 });
  const teams = await backend.query(
    `select version, is_default from public.dream_teams where user_id = '${newcomer.id}'`,
  );
  check('teams of this user', teams, [{ version: 3, is_default: true }]);
  for (const app of limited) await app.stop();

  const capped = await startTwo({ AI_DAILY_CAP: String(Number(today?.used) + LIMIT + CAP_LEFT) });
  const fans: Fan[] = [];
  for (let index = 0; index < 10; index++) fans.push(await signUpFan(backend));
  const beforeCap = await modelCalls();
  const ofAll = await flood(capped, '/api/ai/chat', 60, (index) => [fans[index % fans.length] ?? fan, CHAT]);
  check(`60 questions of ten users at once, ${CAP_LEFT} left under the daily cap`, ofAll, {
    200: CAP_LEFT,
    503: 60 - CAP_LEFT,
  });
  check('model calls for them', (await modelCalls()) - beforeCap, CAP_LEFT);
  for (const app of capped) await app.stop();
}
