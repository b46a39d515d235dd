/** @jest-environment node */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SECURITY_HEADERS } from '#lib/platform/security-headers.ts';
import { makeRefusable, watchRequests } from '#lib/server/malformed-requests.ts';

function seen(method: string, url: string): string {
  const request = { method, url, headers: {} };
  makeRefusable(request);
  return `${request.method} ${request.url}`;
}

it.each([
  ['GET', '/'],
  ['POST', '/api/teams/%20'],
  ['GET', '/t/%F0%9F%98%80?shape=%zz'],
  ['HEAD', '/_next/static/chunks/a.js'],
  ['OPTIONS', '/api/health'],
])('leaves %s %s alone', (method, url) => {
  expect(seen(method, url)).toBe(`${method} ${url}`);
});

it.each([
  ['GET', '/t/%', 'GET /malformed/address'],
  ['GET', '/t/%c0%ae?x=1', 'GET /malformed/address'],
  ['PATCH', '/api/teams/%zz', 'PATCH /api/malformed/address'],
  ['TRACE', '/', 'TRACE /icon.svg'],
  ['TRACE', '/api/%', 'TRACE /icon.svg'],
  ['POST', '/_next/static/chunks/a.js', 'POST /icon.svg'],
  ['OPTIONS', '*', 'OPTIONS /icon.svg'],
])('makes %s %s refusable', (method, url, refusable) => {
  expect(seen(method, url)).toBe(refusable);
});

it('leaves out conditions on files, never on routes', () => {
  const conditions = { range: 'bytes=9-', 'if-match': 'x', 'if-unmodified-since': 'x' };
  const asked = (url: string) => {
    const request = { method: 'GET', url, headers: { ...conditions, 'if-none-match': 'y' } };
    makeRefusable(request);
    return request.headers;
  };
  expect(asked('/icons/icon-192.png')).toEqual({ 'if-none-match': 'y' });
  expect(asked('/api/health')).toMatchObject(conditions);
});

describe('a server that is watched', () => {
  const server = createServer((request: IncomingMessage, response) => response.end(request.url));
  const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

  beforeAll(async () => {
    watchRequests();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  it('is asked what has been made refusable', async () => {
    expect(await (await ask('/api/%zz')).text()).toBe('/api/malformed/address');
  });

  it.each(['//', '/t//1', '/api//health?a=b', '/callback/', '/api/health/?a=b'])(
    'has the headers on what Next will redirect from %s',
    async (path) => {
      const headers = Object.fromEntries((await ask(path)).headers);
      const lowerCase = Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]);
      expect(headers).toMatchObject(Object.fromEntries(lowerCase));
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  it.each(['/', '/t/1?link=https://example.com//'])('leaves %s to the configuration', async (path) => {
    expect((await ask(path)).headers.has('content-security-policy')).toBe(false);
  });
});
