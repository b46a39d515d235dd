/**
 * Next answers some malformed requests with a 500, and redirects without headers. This custom server
 * (nextjs.org/docs/app/guides/custom-server) rejects the former and adds security headers everywhere.
 */
import { parseArgs } from 'node:util';
import { constants } from 'node:zlib';
import compression from 'compression';
import { NO_PAGE_POLICY } from '#lib/platform/content-policy.ts';
import { environment } from '#lib/platform/env.ts';
import { SECURITY_HEADERS } from '#lib/platform/security-headers.ts';
import { withBackendInMind } from '#scripts/busy-backend.ts';
import { closeServer } from '#scripts/close-server.ts';
import { withCompressedFiles } from '#scripts/compressed-files.ts';
import { limitedServer } from '#scripts/limited-server.ts';
import { whenOrphaned } from '#scripts/when-orphaned.ts';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const FILE_METHODS = 'GET, HEAD';

function isAddress(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url.startsWith('/');
  } catch {
    return false;
  }
}

/** Next reads `?&shape=tall` and `?shape=tal%6C` as `?shape=tall`, but a cache in front would store a picture for each. */
function isOneOfManySpellings(url: string): boolean {
  const at = url.indexOf('?');
  return at >= 0 && url.slice(0, at).endsWith('/picture') && !/^\w+=[\w-]+(?:&\w+=[\w-]+)*$/.test(url.slice(at + 1));
}

/** Any other query of a shared page is redirected here or by the page, for the same reason. Null if there is no other. */
function plainSpelling(url: string): string | null {
  const [path = '', query] = url.split('?', 2);
  if (!path.startsWith('/t/') || query === undefined) return null;
  const plain = `${new URLSearchParams(query)}`;
  const spelling = plain === '' ? path : `${path}?${plain}`;
  return spelling === url ? null : spelling;
}

/** How long requests in flight have when the server stops. Less than hosts usually allow before they kill it. */
const GRACE_MS = 25_000;

const { values } = parseArgs({ options: { hostname: { type: 'string' }, port: { type: 'string' } } });
const { hostname = '0.0.0.0', port = process.env.PORT || '3000' } = values;
Object.assign(process.env, { NODE_ENV: 'production', COMPRESSED_OUTSIDE: '1' });
const { default: next } = await import('next');
const app = next({ dev: false, hostname, port: Number(port) });
await app.prepare();
const handle = app.getRequestHandler();

/** Next only offers gzip, whose 32 KB window misses repeated styles. This Brotli is a third smaller and takes less time. */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });
const answer = withBackendInMind(
  withCompressedFiles((request, response) => compress(request, response, () => void handle(request, response))),
);

const server = limitedServer((request, response) => {
  const { method = '', url = '' } = request;
  // Then Next fills in the caller's own address.
  if (environment().trustedProxies === 0) delete request.headers['x-forwarded-for'];
  // Next replaces this policy on the pages it serves.
  response.setHeaders(new Map(Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': NO_PAGE_POLICY })));
  // Next's client says in the address what it wants. Everyone else is redirected there, which no cache may keep.
  if (request.headers.rsc !== undefined) {
    response.setHeaders(
      new Map([
        ['Cache-Control', 'no-store'],
        ['Vary', 'RSC'],
      ]),
    );
  }
  // Routes have no such form.
  if (url.startsWith('/t/')) delete request.headers.rsc;
  const spelling = plainSpelling(url);
  const methods = url.startsWith('/_next/static/') ? FILE_METHODS : METHODS;
  if (!methods.split(', ').includes(method)) response.writeHead(405, { Allow: methods }).end();
  else if (!isAddress(url)) response.writeHead(400).end();
  else if (isOneOfManySpellings(url)) response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  else if (spelling !== null) response.writeHead(308, { Location: spelling, 'Cache-Control': 'no-store' }).end();
  else answer(request, response);
});
server.listen(Number(port), hostname, () => console.log(`Serving http://${hostname}:${port}`));

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  // A second signal ends the process at once.
  for (const signal of SIGNALS) process.off(signal, stop);
  void closeServer(server, GRACE_MS).then(() => process.exit(0));
}
for (const signal of SIGNALS) process.on(signal, stop);
// npm passes a signal on only to the shell in between, which ends without us.
if (process.env.npm_lifecycle_event === 'start') whenOrphaned(stop);
