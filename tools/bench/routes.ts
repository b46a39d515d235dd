import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { AGENT, DEFAULT_ANSWER } from '#e2e/fakes/perplexity-wire.ts';
import { countAnswers, reserveAnswer } from '#lib/supabase/chat-repository.ts';
import { findProfile } from '#lib/supabase/profile-repository.ts';
import { findTeam, findTeams, saveTeam } from '#lib/supabase/team-repository.ts';
import { ensureBuilt } from '#scripts/build/build.ts';
import { alsoStop, stopAll } from '#scripts/processes.ts';
import { heading, median, report } from '#tools/bench/figures.ts';
import { type Fan, fullTeam, signUpFan } from '#tools/fans.ts';
import { appSettings, type BackendProcess, emptyDatabase, startApp, startBackend, startFake } from '#tools/servers.ts';

const TURNS = 100;
const WARM_UP = 30;
const TEAMS = 20;
const BUDGET = 1.6;
const REQUEST_ID = /"p_request_id":"[^"]*"/;

/** A route, and its backend calls sent in sequence. Both return ms. */
type Subject = { name: string; route: () => Promise<number>; calls: () => Promise<number> };

/** A backend client that records its requests before sending them. */
function notingClient({ url, anonKey, serviceKey }: BackendProcess, token: string | null, noted: Request[]) {
  return createClient(url, token === null ? serviceKey : anonKey, {
    global: {
      ...(token !== null && { headers: { Authorization: `Bearer ${token}` } }),
      fetch: (input, init) => {
        const request = new Request(input, init);
        noted.push(request.clone());
        return fetch(request);
      },
    },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
  });
}

async function succeed(response: Response): Promise<string> {
  const answer = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${answer}`);
  return answer;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

type Work = (user: SupabaseClient, secret: SupabaseClient) => Promise<unknown>;

/** Does a route's backend work once, and returns a function that repeats the requests. */
async function repeatable(backend: BackendProcess, { token }: Fan, work: Work): Promise<() => Promise<number>> {
  const noted: Request[] = [];
  const user = notingClient(backend, token, noted);
  await user.auth.getUser(token);
  await work(user, notingClient(backend, null, noted));
  const requests = await Promise.all(
    noted.map(async (request) => {
      const { url, method } = request;
      return { url, method, headers: Object.fromEntries(request.headers), body: await request.text() };
    }),
  );
  return () =>
    timed(async () => {
      for (const { url, body, ...rest } of requests) {
        const fresh = body.replace(REQUEST_ID, `"p_request_id":"${crypto.randomUUID()}"`);
        JSON.parse((await succeed(await fetch(url, { ...rest, body: fresh || null }))) || '{}');
      }
    });
}

/** A model that records when it is called. */
async function startModel(): Promise<{ url: string; calledAt: () => number }> {
  let calledAt = Number.NaN;
  const server = createServer(async (request, response) => {
    calledAt = performance.now();
    await text(request);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.end(
      AGENT.events(DEFAULT_ANSWER)
        .map((event) => `data: ${JSON.stringify(event)}\n\n`)
        .join(''),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  alsoStop(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calledAt: () => calledAt };
}

async function subjects(
  app: string,
  backend: BackendProcess,
  fan: Fan,
  modelCalledAt: () => number,
): Promise<Subject[]> {
  const userId = fan.id;
  const headers = { Authorization: `Bearer ${fan.token}`, 'Content-Type': 'application/json' };
  const get = (path: string) => () => timed(async () => succeed(await fetch(`${app}${path}`, { headers })));
  const post = async (path: string, body: unknown) =>
    succeed(await fetch(`${app}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  const calls = (work: Work) => repeatable(backend, fan, work);
  const [team] = (await findTeams(notingClient(backend, fan.token, []), { userId, limit: 1 })) ?? [];
  const saved = { ...fullTeam('bench'), id: team?.id ?? null };
  const rules = { userId, limit: 999_999, period: 'day', dailyCap: 999_999, unlimited: false } as const;
  const question = { messages: [{ role: 'user', content: 'Who was the best left back?' }], source: 'widget' };
  return [
    {
      name: 'Save a full team',
      route: () => timed(() => post('/api/teams/save', { team: saved, requestId: crypto.randomUUID() })),
      calls: await calls((user) => saveTeam(user, { team: saved, requestId: crypto.randomUUID() })),
    },
    {
      name: 'Load the default team',
      route: get('/api/teams/load?only=default'),
      calls: await calls((user) => findTeam(user, { userId, teamId: null })),
    },
    {
      name: `List ${TEAMS} full teams`,
      route: get(`/api/teams/load?limit=${TEAMS}`),
      calls: await calls((user) => findTeams(user, { userId, limit: TEAMS })),
    },
    {
      name: 'Profile',
      route: get('/api/auth/profile'),
      calls: await calls((user, secret) => Promise.all([findProfile(user, { userId }), countAnswers(secret, rules)])),
    },
    {
      name: 'Chat, until the model is called',
      route: async () => {
        const start = performance.now();
        await post('/api/ai/chat', question);
        return modelCalledAt() - start;
      },
      calls: await calls((_, secret) => reserveAnswer(secret, rules)),
    },
  ];
}

type Times = { route: number[]; calls: number[] };

async function measure(all: readonly Subject[]): Promise<{ name: string; times: Times }[]> {
  const measured = all.map((subject) => ({ ...subject, times: { route: [], calls: [] } as Times }));
  for (let turn = 0; turn < WARM_UP + TURNS; turn++) {
    // Alternate the order, so that neither always benefits from caches warmed by the other.
    const ways = turn % 2 === 0 ? (['route', 'calls'] as const) : (['calls', 'route'] as const);
    for (const subject of measured) {
      for (const way of ways) {
        const time = await subject[way]();
        if (turn >= WARM_UP) subject.times[way].push(time);
      }
    }
  }
  return measured;
}

/**
 * The overhead of each route over its backend calls. Builds with a backend configured and leaves its settings in
 * `process.env`, so that the other parts use the same build.
 */
export async function benchRoutes(): Promise<void> {
  emptyDatabase();
  const backend = await startBackend();
  const model = await startModel();
  const sportsDb = await startFake('sports-db');
  const settings = appSettings(backend, { sportsDb: `${sportsDb.url}/api/v1/json`, model: model.url });
  Object.assign(process.env, settings);
  await ensureBuilt();
  const app = await startApp(settings);
  const fan = await signUpFan(backend);
  const client = notingClient(backend, fan.token, []);
  for (let index = 0; index < TEAMS; index++) await saveTeam(client, { team: fullTeam(`t${index}`), asNew: true });

  const measured = await measure(await subjects(app.url, backend, fan, model.calledAt));
  await stopAll();
  heading(`A route as a multiple of its backend calls, medians of ${TURNS}`);
  for (const { name, times } of measured) {
    const [route, calls] = [median(times.route), median(times.calls)];
    const what = `${name} (${route.toFixed(1)} ms, its calls ${calls.toFixed(1)} ms)`;
    report({ what, ours: route / calls, budget: BUDGET, digits: 2 });
  }
}
