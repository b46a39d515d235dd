/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { requestBackend } from '#lib/supabase/backend-request.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

let server: Server;
let answer: Answer;
beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/v1/x?a=1`;
const never = () => new AbortController().signal;
const ask = (how: Answer, init: RequestInit = {}, signal = never()) => {
  answer = how;
  return requestBackend(url(), init, signal);
};

it('sends method, headers and text, and gives back status, headers and text', async () => {
  const response = await ask(
    async (request, response) => {
      response.writeHead(409, { 'Content-Type': 'application/json', 'Content-Range': '0-0/1' });
      const { method, url, headers } = request;
      response.end(JSON.stringify({ method, url, apikey: headers.apikey, body: await text(request) }));
    },
    { method: 'PATCH', headers: { apikey: 'anon' }, body: '{"name":"Zoë"}' },
  );
  expect([response.status, response.ok, response.headers.get('content-range')]).toEqual([409, false, '0-0/1']);
  const sent = { method: 'PATCH', url: '/rest/v1/x?a=1', apikey: 'anon', body: '{"name":"Zoë"}' };
  expect(await response.json()).toEqual(sent);
});

it.each([204, 200])('takes an answer without content (%s)', async (status) => {
  const response = await ask((_request, response) => response.writeHead(status).end(), { method: 'DELETE' });
  expect([response.status, await response.text()]).toEqual([status, '']);
});

it('follows no redirect', async () => {
  let asked = 0;
  const leadAway: Answer = (_request, response) => {
    asked += 1;
    response.writeHead(307, { Location: '/elsewhere' }).end();
  };
  await expect(ask(leadAway)).rejects.toThrow('/rest/v1/x leads elsewhere (307)');
  expect(asked).toBe(1);
});

it('unpacks an answer, and says who asks', async () => {
  const response = await ask(({ headers }, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' });
    response.end(gzipSync(`${headers['accept-encoding']} ${headers['user-agent']} Zoë`));
  });
  expect(await response.text()).toBe('gzip node Zoë');
});

it('fails when the answer is cut', async () => {
  const cut: Answer = (_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('[{"id":');
    setTimeout(() => response.destroy(), 20);
  };
  await expect(ask(cut)).rejects.toThrow(/closed|aborted|terminated/);
});

it('fails when nobody listens', async () => {
  await expect(requestBackend('http://127.0.0.1:1/', {}, never())).rejects.toThrow('ECONNREFUSED');
});

it.each([
  ['before the answer', () => undefined],
  ['in the middle of it', (_request: IncomingMessage, response: ServerResponse) => response.writeHead(200).write('[')],
])('ends a call %s when its time is over', async (_when, how: Answer) => {
  await expect(ask(how, {}, AbortSignal.timeout(100))).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('ends a call whose connection does not come about when its time is over', async () => {
  // Who listens there never answers the first word of an encrypted connection.
  const callers: Socket[] = [];
  const mute = createTcpServer((socket) => callers.push(socket));
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const start = performance.now();
  const { port } = mute.address() as AddressInfo;
  const call = requestBackend(`https://127.0.0.1:${port}/`, {}, AbortSignal.timeout(100));
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(performance.now() - start).toBeLessThan(2000);
  for (const socket of callers) socket.destroy();
  mute.close();
});

it('sends nothing whose time is over before', async () => {
  const asked = jest.fn();
  await expect(ask(asked, {}, AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
  expect(asked).not.toHaveBeenCalled();
});
