/**
 * What our routes add to the backend calls that they make: `node tools/bench/bench-routes.ts`, and part of `npm run bench`.
 * A route is asked through the production server. Beside it, in turn, the very requests that it sends to the backend are
 * sent one after the other: bare, from here, and by a server between that does nothing else, which is what any server in
 * the route's place would cost. Backend, server and this client are a process each.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { AGENT, DEFAULT_ANSWER } from '#e2e/fakes/perplexity-wire.ts';
import { requestBackend } from '#lib/supabase/backend-request.ts';
import { reserveAnswer } from '#lib/supabase/chat-repository.ts';
import { findProfile } from '#lib/supabase/profile-repository.ts';
import { findTeam, findTeams, saveTeam } from '#lib/supabase/team-repository.ts';
import { ensureBuilt } from '#scripts/build/build.ts';
import { alsoStop, freePort, startNode, stopAll, stopOnSignals, untilAnswers } from '#scripts/processes.ts';
import { checkSettings, loadSettings } from '#scripts/settings.ts';
import { NEVER, type RelayedCall, sendAll } from '#tools/bench/bench-relay.ts';
import type { RouteSpan } from '#tools/bench/bench-route-spans.ts';
import { median } from '#tools/bench/percentile.ts';
import { type Fan, fullTeam, signUpFan } from '#tools/soak/load-fans.ts';
import {
  appSettings,
  type BackendProcess,
  emptyDatabase,
  startApp,
  startBackend,
  startFake,
} from '#tools/soak/load-servers.ts';

const TURNS = 300;
const WARM_UP = 60;
const TEAMS = 20;
/** All that one person can have. */
const MOST_TEAMS = 1000;
const SPANS = resolve('.local/route-spans.json');

/** Medians in ms. */
export type RouteCost = {
  name: string;
  route: number;
  /** Its backend calls, one after the other. */
  bare: number;
  /** The same, with a server between. */
  relayed: number;
  /** How long the server had the request; NaN where a model is among the calls. */
  server: number;
};

type Way = 'route' | 'bare' | 'relayed';
type Subject = { name: string /** Of the route; null where a model is called. */; path: string | null } & Record<
  Way,
  () => Promise<number>
>;

/** A client whose requests are noted as they are sent. */
function notedClient({ url, anonKey, serviceKey }: BackendProcess, token: string | null, calls: RelayedCall[]) {
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  const fetcher: typeof fetch = (input, init = {}) => {
    const { method = 'GET', body } = init;
    const sent = Object.fromEntries(new Headers(init.headers));
    calls.push({ url: String(input), method, headers: sent, body: typeof body === 'string' ? body : null });
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
): Promise<RelayedCall[]> {
  const calls: RelayedCall[] = [];
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
  // By the same means as the calls beside which it stands.
  const response = await requestBackend(url, init, NEVER);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
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
  { app, relay }: { app: string; relay: string },
  backend: BackendProcess,
  [fan, collector]: readonly [Fan, Fan],
  modelCalledAt: () => number,
): Promise<Subject[]> {
  const headers = { Authorization: `Bearer ${fan.token}`, 'Content-Type': 'application/json' };
  const ask = (path: string, who = fan) => ({
    path,
    route: () => timed(() => answered(`${app}${path}`, { headers: { Authorization: `Bearer ${who.token}` } })),
  });
  const post = (path: string, body: unknown) =>
    answered(`${app}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const calls = (work: Parameters<typeof noteCalls>[2], who = fan) => noteCalls(backend, who, work);
  const beside = async (name: string, requests: RelayedCall[]) => {
    await fetch(`${relay}/${name}`, { method: 'PUT', body: JSON.stringify(requests) });
    return {
      bare: () => timed(async () => JSON.parse((await sendAll(requests)) || '{}')),
      relayed: () => timed(() => answered(`${relay}/${name}`)),
    };
  };

  const userId = fan.id;
  const [team] = (await findTeams(notedClient(backend, fan.token, []), { userId, limit: 1 })) ?? [];
  const saved = { ...fullTeam('bench'), id: team?.id ?? null };
  const save = await calls((user) => saveTeam(user, { team: saved, requestId: crypto.randomUUID() }));
  const load = await calls((user) => findTeam(user, { userId, teamId: null }));
  const list = await calls((user) => findTeams(user, { userId, limit: TEAMS }));
  const longList = await calls((user) => findTeams(user, { userId: collector.id, limit: TEAMS }), collector);
  const profile = await calls((user) => findProfile(user, { userId }));
  const rules = { userId, limit: 999_999, period: 'daily', dailyCap: 999_999, unlimited: false } as const;
  const reserve = await calls((_, secret) => reserveAnswer(secret, rules));
  const chat = {
    messages: [{ role: 'user', content: 'Who was the best left back of the nineties?' }],
    source: 'widget',
  };
  return [
    {
      name: 'Save a full team',
      path: '/api/teams/save',
      route: () => timed(() => post('/api/teams/save', { team: saved, requestId: crypto.randomUUID() })),
      ...(await beside('save', save)),
    },
    { name: 'Load the default team', ...ask('/api/teams/load?only=default'), ...(await beside('load', load)) },
    {
      name: `List of ${TEAMS} full teams`,
      ...ask(`/api/teams/load?limit=${TEAMS}`),
      ...(await beside('list', list)),
    },
    {
      name: 'The same of 1000 teams',
      ...ask(`/api/teams/load?limit=${TEAMS}&before=`, collector),
      ...(await beside('long-list', longList)),
    },
    { name: 'Profile', ...ask('/api/auth/profile'), ...(await beside('profile', profile)) },
    {
      name: 'Chat, until the model is called',
      path: null,
      route: async () => {
        const start = performance.now();
        await post('/api/ai/chat', chat);
        return modelCalledAt() - start;
      },
      ...(await beside('chat', reserve)),
    },
    { name: 'An empty route', ...ask('/api/health'), ...(await beside('empty', [])) },
    {
      name: 'Search, answer in the cache',
      ...ask('/api/players/search?query=Saka'),
      ...(await beside('search', [])),
    },
  ];
}

const WAYS: readonly Way[] = ['route', 'bare', 'relayed'];

async function measure(all: readonly Subject[]): Promise<Omit<RouteCost, 'server'>[]> {
  const times = all.map(() => ({ route: [] as number[], bare: [] as number[], relayed: [] as number[] }));
  for (let turn = 0; turn < WARM_UP + TURNS; turn++) {
    for (const [index, subject] of all.entries()) {
      // Who comes first changes, so that none always finds what another has warmed.
      for (const place of WAYS.keys()) {
        const way = WAYS[(turn + place) % WAYS.length] ?? 'route';
        const time = await subject[way]();
        if (turn >= WARM_UP) times[index]?.[way].push(time);
      }
    }
  }
  return all.map(({ name }, index) => {
    const of = (way: Way) => median(times[index]?.[way] ?? []);
    return { name, route: of('route'), bare: of('bare'), relayed: of('relayed') };
  });
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
  const app = await startApp({
    ...settings,
    NODE_OPTIONS: '--import=./tools/bench/bench-route-spans.ts',
    ROUTE_SPANS: SPANS,
  });
  const fan = await signUpFan(backend);
  const collector = await signUpFan(backend);
  await backend.query(`insert into public.dream_teams (user_id, name, formation_id, formation_name)
    select '${collector.id}', 'Team ' || n, '4-4-2', '4-4-2' from generate_series(1, ${MOST_TEAMS - TEAMS}) n`);
  for (const { token } of [fan, collector]) {
    const client = notedClient(backend, token, []);
    for (let index = 0; index < TEAMS; index++) await saveTeam(client, { team: fullTeam(`t${index}`), asNew: true });
  }
  const relay = await startRelay();
  const all = await subjects({ app: app.url, relay }, backend, [fan, collector], model.calledAt);
  const costs = await measure(all);
  await app.stop();
  const spans = JSON.parse(readFileSync(SPANS, 'utf8')) as RouteSpan[];
  await stopAll();
  return costs.map((cost, index) => ({ ...cost, server: spanOf(spans, all[index]?.path ?? null) }));
}

function spanOf(spans: readonly RouteSpan[], path: string | null): number {
  const own = spans.filter(({ url }) => url === path).slice(-TURNS);
  return median(own.map(({ took }) => took));
}

async function startRelay(): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/`, startNode('tools/bench/bench-relay.ts', [String(port)]));
  return url;
}

export function printRoutes(costs: readonly RouteCost[]): void {
  const row = (...[name = '', ...cells]: string[]) =>
    console.log(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(10)).join('')}`);
  console.log('');
  row('Route costs, ms', 'bare', 'server', 'ratio', 'route', 'ratio', 'relayed', 'of that');
  // Without a backend call there is nothing to divide by.
  const ratio = (ours: number, by: number) => (by < 0.1 || Number.isNaN(ours) ? '' : `${(ours / by).toFixed(2)} ×`);
  for (const { name, route, bare, relayed, server } of costs) {
    const within = [Number.isNaN(server) ? '' : server.toFixed(2), ratio(server, bare)];
    row(
      name,
      bare.toFixed(2),
      ...within,
      route.toFixed(2),
      ratio(route, bare),
      relayed.toFixed(2),
      ratio(route, relayed),
    );
  }
  console.log(
    `\nMedians of ${TURNS} turns on one connection. bare: the route's backend calls, one after the other; server: how`,
  );
  console.log(
    'long the server had the request; route: until the answer was here; relayed: the same calls, made by a server',
  );
  console.log('between that does nothing else.');
}

if (import.meta.main) {
  stopOnSignals(130);
  loadSettings();
  checkSettings();
  printRoutes(await measureRoutes());
  process.exit(0);
}
