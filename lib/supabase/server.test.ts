import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { backendCalls } from '#lib/supabase/backend-calls.ts';
import { createUserClient } from '#lib/supabase/server.ts';

let answer: RequestListener;
const server = createServer((request, response) => answer(request, response));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.NEXT_PUBLIC_SUPABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = 'anon';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const select = (client: SupabaseClient, table: string) => client.from(table).select();
const load = () => select(createUserClient('token'), 'teams');

it('never follows a redirect from the backend, so the token is never sent elsewhere', async () => {
  const asked: (string | undefined)[] = [];
  answer = (request, response) => {
    asked.push(request.url);
    response.writeHead(307, { Location: '/elsewhere' }).end();
  };
  expect((await load()).error).not.toBeNull();
  expect(asked).toEqual(['/rest/v1/teams?select=*']);
});

it.each<[string, RequestListener]>([
  ['before the response', () => undefined],
  ['halfway through it', (_request, response) => response.writeHead(200).write('[')],
])('ends a call %s when its time is up', async (_when, how) => {
  answer = how;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(new DOMException('over', 'TimeoutError')), 50);
    return abort.signal;
  });
  expect((await load()).error?.message).toContain('TimeoutError');
});

it('lets the later calls of a request that has begun go before new requests', async () => {
  const asked: string[] = [];
  answer = (request, response) => {
    asked.push(new URL(request.url ?? '', 'http://backend').pathname.replace('/rest/v1/', ''));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]');
  };
  const begun = createUserClient('token');
  await select(begun, 'first');
  const [one, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const running = Array.from({ length: 32 }, (_, index) =>
    backendCalls.run(() => (index === 0 ? one : others).promise),
  );
  const newcomer = select(createUserClient('token'), 'new').then();
  await pause(50);
  const second = select(begun, 'second').then();
  await pause(50);
  one.resolve();
  await Promise.all([newcomer, second]);
  others.resolve();
  await Promise.all(running);
  expect(asked).toEqual(['first', 'second', 'new']);
});
