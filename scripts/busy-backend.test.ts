import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { POST as ASK } from '#app/api/ai/chat/route.ts';
import { GET as PROFILE } from '#app/api/auth/profile/route.ts';
import { GET as LOAD } from '#app/api/teams/load/route.ts';
import { API_HEADERS } from '#lib/platform/security-headers.ts';
import { backendCalls } from '#lib/supabase/backend-calls.ts';
import { withBackendInMind } from '#scripts/busy-backend.ts';

const TOKEN = 'Bearer head.claims.signature';
const server = createServer(withBackendInMind((_request, response) => response.end('through')));
let origin = '';
let release = () => {};

beforeAll(async () => {
  process.env.NEXT_PUBLIC_SUPABASE_URL = 'http://127.0.0.1:9';
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = 'anon';
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close().closeAllConnections());

function fill(): Promise<unknown> {
  const call = new Promise<void>((resolve) => {
    release = resolve;
  });
  return Promise.all(Array.from({ length: 32 + 168 }, () => backendCalls.run(() => call)));
}

const requestFor = (path: string, method = 'GET', authorization: string | null = TOKEN) =>
  new Request(origin + path, {
    method,
    headers: authorization === null ? {} : { Authorization: authorization },
    ...(method === 'POST' && { body: 'x'.repeat(30_000) }),
  });
const ask = (...asked: Parameters<typeof requestFor>) => fetch(requestFor(...asked));

const told = async (response: Response, names: readonly string[]) => ({
  status: response.status,
  body: await response.json(),
  headers: names.map((name) => response.headers.get(name)),
});

it('refuses with the words of the routes while the backend is busy, and no longer', async () => {
  const calls = fill();
  for (const [path, route, method] of [
    ['/api/teams/load?only=default', LOAD, 'GET'],
    ['/api/auth/profile', PROFILE, 'GET'],
    ['/api/ai/chat', ASK, 'POST'],
  ] as const) {
    const byRoute = await route(requestFor(path, method), { params: Promise.resolve({}) });
    const names = ['content-type', 'retry-after', 'cache-control'];
    const refusal = await ask(path, method);
    expect([...Object.keys(API_HEADERS)].map((name) => refusal.headers.get(name))).toEqual(Object.values(API_HEADERS));
    expect(await told(refusal, names)).toEqual(await told(byRoute, names));
    expect(refusal.headers.get('retry-after')).toBe('5');
  }
  release();
  await calls;
  expect(await (await ask('/api/teams/load')).text()).toBe('through');
});

it('lets everything through that needs no call, or gets another answer', async () => {
  const calls = fill();
  const asked = [
    ask('/'),
    ask('/api/players/search?query=Saka'),
    ask('/api/health'),
    ask('/api/oauth/session'),
    ask('/api/teams/load', 'OPTIONS'),
    ask('/api/teams/load', 'GET', null),
    ask('/api/teams/load', 'GET', 'Bearer sb_publishable_key'),
  ];
  for (const response of await Promise.all(asked)) expect(await response.text()).toBe('through');
  release();
  await calls;
});
