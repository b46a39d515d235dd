import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import compression from 'compression';
import { withCompressedFiles } from '#scripts/compressed-files.ts';

const BROWSER = 'gzip, deflate, br, zstd';
const FOREVER = 'public, max-age=31536000, immutable';
const CODE = 'const pass = (ball) => ball;\n'.repeat(2000);

const compress = compression({ brotli: {} });
let server: Server;
let isAsked: jest.Mock<void, [url: string]>;

async function serve(listener: RequestListener): Promise<void> {
  isAsked = jest.fn();
  server = createServer(
    withCompressedFiles((request, response) => {
      isAsked(request.url ?? '');
      compress(request, response, () => listener(request, response));
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
afterEach(() => server.close().closeAllConnections());

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, path, method, headers: { 'Accept-Encoding': BROWSER, ...headers } });
  const [response] = await once(request, 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

const file =
  (caching: string, status = 200): RequestListener =>
  (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.writeHead(status, { 'Content-Type': 'text/javascript', 'Cache-Control': caching, ETag: '"one"' });
    response.write(CODE.slice(0, 1000));
    response.end(`${CODE.slice(1000)}// ${request.url}`);
  };

it('compresses a file that never changes once, and sends the same again', async () => {
  await serve(file(FOREVER));
  const first = await ask('/a.js');
  const second = await ask('/a.js');
  expect(isAsked).toHaveBeenCalledTimes(1);
  expect(second.status).toBe(200);
  expect(second.body).toEqual(first.body);
  expect(brotliDecompressSync(second.body).toString()).toBe(`${CODE}// /a.js`);
  expect(second.headers).toMatchObject({
    'content-type': 'text/javascript',
    'content-encoding': 'br',
    'content-length': String(first.body.length),
    'cache-control': FOREVER,
    'x-content-type-options': 'nosniff',
    etag: '"one"',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync((await ask('/b.js')).body).toString()).toBe(`${CODE}// /b.js`);
});

it.each<[string, Parameters<typeof ask>]>([
  ['without Brotli', ['/a.js', { 'Accept-Encoding': 'gzip' }]],
  ['with Brotli refused', ['/a.js', { 'Accept-Encoding': 'gzip, br;q=0' }]],
  ['for a part', ['/a.js', { Range: 'bytes=0-9' }]],
  ['about a copy', ['/a.js', { 'If-None-Match': '"one"' }]],
  ['with another query', ['/a.js?v=2']],
  ['for the headers', ['/a.js', {}, 'HEAD']],
])('leaves a request %s to the server', async (_which, request) => {
  await serve(file(FOREVER));
  await ask('/a.js');
  isAsked.mockClear();
  await ask(...request);
  await ask(...request);
  expect(isAsked).toHaveBeenCalledTimes(2);
});

it.each([
  ['may change', file('public, max-age=0, must-revalidate')],
  ['was not found', file(FOREVER, 404)],
])('keeps nothing that %s', async (_which, listener) => {
  await serve(listener);
  await ask('/a.js');
  await ask('/a.js');
  expect(isAsked).toHaveBeenCalledTimes(2);
});

it('keeps no part of a file whose visitor left', async () => {
  let left = Promise.withResolvers<void>();
  await serve((request, response) => {
    response.on('close', left.resolve);
    if (request.headers.leaves === undefined) return file(FOREVER)(request, response);
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': FOREVER });
    response.write(CODE);
    response.destroy();
  });
  await ask('/a.js', { leaves: 'yes' }).catch(() => undefined);
  await left.promise;
  left = Promise.withResolvers();
  expect(brotliDecompressSync((await ask('/a.js')).body).toString()).toBe(`${CODE}// /a.js`);
});
