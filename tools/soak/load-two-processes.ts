/** Two processes of the server on one database hold every limit; part of tools/soak/soak-load.ts. */
import { type Fan, fullTeam, signUpFan } from '#tools/soak/load-fans.ts';
import { type BackendProcess, startApp } from '#tools/soak/load-servers.ts';

const CHAT = { messages: [{ role: 'user', content: 'Who?' }], source: 'widget' };
const LIMIT = 5;
const CAP_LEFT = 7;

async function modelCalls(model: string): Promise<number> {
  const { total } = (await (await fetch(`${model}/__calls`)).json()) as { total: number };
  return total;
}

export async function twoProcesses(
  { backend, model, settings }: { backend: BackendProcess; model: string; settings: Record<string, string> },
  say: (line: string) => void,
): Promise<void> {
  const days = await backend.query(
    'select coalesce(sum(used), 0)::int as used from private.ai_days where day = private.utc_today()',
  );
  const usedToday = Number(days[0]?.used);
  const check = (what: string, found: unknown, expected: unknown) => {
    const isRight = JSON.stringify(found) === JSON.stringify(expected);
    say(`- ${isRight ? 'holds' : 'BROKEN'}: ${what}: ${JSON.stringify(found)}`);
    if (!isRight) process.exitCode = 1;
  };
  /** So many of a request, half to each process, all at once; how many answers of each status. */
  const flood = async (
    apps: readonly { url: string }[],
    path: string,
    count: number,
    bodies: (index: number) => [Fan, unknown],
  ) => {
    const statuses = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const [{ token }, body] = bodies(index);
        const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
        const url = `${apps[index % apps.length]?.url}${path}`;
        const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
        await response.text();
        return response.status;
      }),
    );
    const counts: Record<string, number> = {};
    for (const status of statuses.toSorted()) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  const startTwo = async (own: Record<string, string>) => [
    await startApp({ ...settings, ...own }),
    await startApp({ ...settings, ...own }),
  ];
  const stop = (apps: readonly { stop: () => Promise<void> }[]) => Promise.all(apps.map((app) => app.stop()));

  say('\nTwo server processes on one database:\n');
  const limited = await startTwo({ AI_CHAT_LIMIT: String(LIMIT) });
  const fan = await signUpFan(backend);
  const before = await modelCalls(model);
  const answers = await flood(limited, '/api/ai/chat', 100, () => [fan, CHAT]);
  check(`100 questions of one user at once, ${LIMIT} a day`, answers, { 200: LIMIT, 429: 100 - LIMIT });
  check('model calls for them', (await modelCalls(model)) - before, LIMIT);

  const newcomer = await signUpFan(backend);
  const first = await flood(limited, '/api/teams/save', 20, (index) => [
    newcomer,
    { team: fullTeam(`first-${index}`), version: 0, requestId: crypto.randomUUID() },
  ]);
  check('20 first saves of one user at once', first, { 200: 1, 409: 19 });
  const teamsOf = async (user: string) =>
    (
      await backend.query(`select count(*)::int as teams, count(*) filter (where is_default)::int as defaults
      from public.dream_teams where user_id = '${user}'`)
    )[0];
  check('their teams', await teamsOf(newcomer.id), { teams: 1, defaults: 1 });
  const again = await flood(limited, '/api/teams/save', 20, (index) => [
    newcomer,
    { team: fullTeam(`again-${index}`), version: 1, requestId: crypto.randomUUID() },
  ]);
  check('20 saves on one version at once', again, { 200: 1, 409: 19 });
  const request = crypto.randomUUID();
  const repeated = await flood(limited, '/api/teams/save', 10, () => [
    newcomer,
    { team: fullTeam('repeated'), version: 2, requestId: request },
  ]);
  check('one save sent ten times', repeated, { 200: 10 });
  check(
    'its version then',
    (await backend.query(`select version from public.dream_teams where user_id = '${newcomer.id}'`))[0],
    { version: 3 },
  );
  await stop(limited);

  const capped = await startTwo({ AI_DAILY_CAP: String(usedToday + LIMIT + CAP_LEFT) });
  const fans: Fan[] = [];
  for (let index = 0; index < 10; index++) fans.push(await signUpFan(backend));
  const beforeCap = await modelCalls(model);
  const floodOfAll = await flood(capped, '/api/ai/chat', 60, (index) => [fans[index % fans.length] as Fan, CHAT]);
  check(`60 questions of ten users at once, ${CAP_LEFT} left of the day's cap`, floodOfAll, {
    200: CAP_LEFT,
    503: 60 - CAP_LEFT,
  });
  check('model calls for them', (await modelCalls(model)) - beforeCap, CAP_LEFT);
  await stop(capped);
}
