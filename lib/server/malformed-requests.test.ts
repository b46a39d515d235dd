/** @jest-environment node */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeRefusable, watchRequests } from '#lib/server/malformed-requests.ts';

function seen(method: string, url: string): string {
  const request = { method, url };
  makeRefusable(request);
  return `${request.method} ${request.url}`;
}

it.each([
  ['GET', '/'],
  ['POST', '/api/teams/%20'],
  ['GET', '/t/%F0%9F%98%80?shape=%zz'],
  ['OPTIONS', '*'],
])('leaves %s %s alone', (method, url) => {
  expect(seen(method, url)).toBe(`${method} ${url}`);
});

it.each([
  ['GET', '/t/%', 'GET /malformed/address'],
  ['GET', '/t/%c0%ae?x=1', 'GET /malformed/address'],
  ['PATCH', '/api/teams/%zz', 'PATCH /api/malformed/address'],
  ['TRACE', '/', 'TRACE /icon.svg'],
  ['TRACE', '/api/%', 'TRACE /icon.svg'],
])('makes %s %s refusable', (method, url, refusable) => {
  expect(seen(method, url)).toBe(refusable);
});

it('is asked before the server’s own code', async () => {
  watchRequests();
  const server = createServer((request: IncomingMessage, response) => response.end(request.url));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/api/%zz`)).text()).toBe('/api/malformed/address');
  server.close();
});
