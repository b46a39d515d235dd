/**
 * What our routes add to the backend calls that they make: `node scripts/bench-routes.ts`, and part of `npm run bench`.
 * A route is asked through the production server; beside it, in turn, the very requests that it sends to the backend are
 * sent bare, one after the other, and their answers parsed. Server, backend and this client are a process each.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { AGENT, DEFAULT_ANSWER } from '#e2e/fakes/perplexity-wire.ts';
import { reserveAnswer } from '#lib/supabase/chat-repository.ts';
import { findProfile } from '#lib/supabase/profile-repository.ts';
import { findTeam, findTeams, saveTeam } from '#lib/supabase/team-repository.ts';
import { ensureBuilt } from '#scripts/build.ts';
import { type Fan, fullTeam, signUpFan } from '#scripts/load-fans.ts';
import {
  appSettings,
  type BackendProcess,
  emptyDatabase,
  startApp,
  startBackend,
  startFake,
} from '#scripts/load-servers.ts';
import { alsoStop, stopAll, stopOnSignals } from '#scripts/processes.ts';
import { checkSettings, loadSettings } from '#scripts/settings.ts';

const TURNS = 300;
const WARM_UP = 60;
const TEAMS = 20;

/** Medians in ms. */
export type RouteCost = {
  name: string;
  route: number;
  bare: number;
  /** What `bare` is. */
  beside: string;
};

type Subject = { name: string; beside: string; route: () => Promise<number>; bare: () => Promise<number> };
type Call = { url: string; init: RequestInit };

/** A client whose requests are noted as they are sent. */
function notedClient({ url, anonKey, serviceKey }: BackendProcess, token: string | null, calls: Call[]) {
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  const fetcher: typeof fetch = (input, init = {}) => {
    calls.push({ url: String(input), init: { ...init, headers: new Headers(init.headers) } });
    return fetch(input, init);
  };
  return createClient(url, token === null ? serviceKey : anonKey, {
    global: { headers, fetch: fetcher },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
  });
}

/** The requests of a route, in its order: who calls, and then `work`. */
async function noteCalls(
  backend: BackendProcess,
  { token }: Fan,
  work: (user: SupabaseClient, secret: SupabaseClient) => Promise<unknown>,
): Promise<Call[]> {
  const calls: Call[] = [];
  const user = notedClient(backend, token, calls);
  await user.auth.getUser(token);
  await work(user, notedClient(backend, null, calls));
  return calls;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function answered(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, init);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

async function repeat(calls: readonly Call[]): Promise<void> {
  for (const { url, init } of calls) await answered(url, { ...init, signal: null });
}

/** A new request id for each save: a repeated one is answered without saving. */
function asNewSave(calls: readonly Call[]): Call[] {
  return calls.map(({ url, init }) => {
    if (!url.endsWith('/save_team')) return { url, init };
    const body = { ...JSON.parse(String(init.body)), p_request_id: crypto.randomUUID() };
    return { url, init: { ...init, body: JSON.stringify(body) } };
  });
}

/** A model that notes when it is called. */
async function startModel(): Promise<{ url: string; calledAt: () => number }> {
  let calledAt = Number.NaN;
  const server = createServer(async (request, response) => {
    calledAt = performance.now();
    await text(request);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(AGENT.whole(DEFAULT_ANSWER)));
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
  const headers = { Authorization: `Bearer ${fan.token}`, 'Content-Type': 'application/json' };
  const ask = (path: string) => () => timed(() => answered(`${app}${path}`, { headers }));
  const post = (path: string, body: unknown) =>
    answered(`${app}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const calls = (work: Parameters<typeof noteCalls>[2]) => noteCalls(backend, fan, work);
  const bare = (requests: Call[]) => () => timed(() => repeat(requests));

  const userId = fan.id;
  const [team] = (await findTeams(notedClient(backend, fan.token, []), { userId, limit: 1 })) ?? [];
  const saved = { ...fullTeam('bench'), id: team?.id ?? null };
  const save = await calls((user) => saveTeam(user, { team: saved, requestId: crypto.randomUUID() }));
  const load = await calls((user) => findTeam(user, { userId, teamId: null }));
  const list = await calls((user) => findTeams(user, { userId, limit: TEAMS }));
  const profile = await calls((user) => findProfile(user, { userId }));
  const rules = { userId, limit: 999_999, period: 'daily', dailyCap: 999_999, unlimited: false } as const;
  const reserve = await calls((_, secret) => reserveAnswer(secret, rules));
  const chat = {
    messages: [{ role: 'user', content: 'Who was the best left back of the nineties?' }],
    source: 'widget',
  };
  const its = 'its backend calls';
  return [
    {
      name: 'Save a full team',
      beside: its,
      route: () => {
        const body = { team: saved, requestId: crypto.randomUUID() };
        return timed(() => post('/api/teams/save', body));
      },
      bare: () => {
        const requests = asNewSave(save);
        return timed(() => repeat(requests));
      },
    },
    { name: 'Load the default team', beside: its, route: ask('/api/teams/load?only=default'), bare: bare(load) },
    {
      name: `List of ${TEAMS} full teams`,
      beside: its,
      route: ask(`/api/teams/load?limit=${TEAMS}`),
      bare: bare(list),
    },
    { name: 'Profile', beside: its, route: ask('/api/auth/profile'), bare: bare(profile) },
    {
      name: 'Chat, until the model is called',
      beside: its,
      route: async () => {
        const start = performance.now();
        await post('/api/ai/chat', chat);
        return modelCalledAt() - start;
      },
      bare: bare(reserve),
    },
    {
      name: 'Search, answer in the cache',
      beside: 'an empty route',
      route: ask('/api/players/search?query=Saka'),
      bare: ask('/api/health'),
    },
  ];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measure(all: readonly Subject[]): Promise<RouteCost[]> {
  const times = all.map(() => ({ route: [] as number[], bare: [] as number[] }));
  for (let turn = -WARM_UP; turn < TURNS; turn++) {
    for (const [index, subject] of all.entries()) {
      // Who comes first changes, so that neither always finds what the other has warmed.
      const route = turn % 2 === 0 ? await subject.route() : Number.NaN;
      const bare = await subject.bare();
      const one = { route: Number.isNaN(route) ? await subject.route() : route, bare };
      if (turn < 0) continue;
      times[index]?.route.push(one.route);
      times[index]?.bare.push(one.bare);
    }
  }
  return all.map(({ name, beside }, index) => ({
    name,
    beside,
    route: median(times[index]?.route ?? []),
    bare: median(times[index]?.bare ?? []),
  }));
}

/**
 * Starts all servers, measures, and stops them. Builds when need be, with a backend configured; its settings are left in
 * `process.env`, so that a caller who builds too does it afterwards and finds the same build.
 */
export async function measureRoutes(): Promise<RouteCost[]> {
  emptyDatabase();
  const backend = await startBackend();
  const model = await startModel();
  const sportsDb = await startFake('sports-db');
  const settings = appSettings(backend, { sportsDb: `${sportsDb.url}/api/v1/json`, model: model.url });
  Object.assign(process.env, settings);
  await ensureBuilt();
  const app = await startApp(settings);
  const fan = await signUpFan(backend);
  const client = notedClient(backend, fan.token, []);
  for (let index = 0; index < TEAMS; index++) await saveTeam(client, { team: fullTeam(`t${index}`), asNew: true });
  const costs = await measure(await subjects(app.url, backend, fan, model.calledAt));
  await stopAll();
  return costs;
}

export function printRoutes(costs: readonly RouteCost[]): void {
  const row = (...[name = '', ...cells]: string[]) =>
    console.log(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(10)).join('')}`);
  console.log('');
  row('Route costs, ms', 'route', 'bare', 'ratio');
  for (const { name, route, bare, beside } of costs) {
    row(name, route.toFixed(2), bare.toFixed(2), `${(route / bare).toFixed(2)} ×`, `   ${beside}`);
  }
  console.log(`\nMedians of ${TURNS} alternating calls on one connection.`);
}

if (import.meta.main) {
  stopOnSignals(130);
  loadSettings();
  checkSettings();
  printRoutes(await measureRoutes());
  process.exit(0);
}
