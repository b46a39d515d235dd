import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { closeServer } from '#scripts/close-server.ts';
import { BackendStartError } from '#scripts/local/embedded-data.ts';

/** In bytes. A save has at most 64 KB. */
const MAX_BODY = 1024 * 1024;
const ARRIVAL_LIMIT_MS = 10_000;
/** How long requests in flight have when the server stops. */
const GRACE_MS = 2000;

export type Answer = (request: Request, peerAddress: string | null) => Promise<Response>;

export type RequestServer = {
  port: number;
  close: () => Promise<void>;
};

/** On 127.0.0.1 only; port 0 picks a free one. `answer` gets complete requests, so a slow one doesn't hold up others. */
export async function serveRequests(
  port: number,
  answer: Answer,
  requestTimeout = ARRIVAL_LIMIT_MS,
): Promise<RequestServer> {
  const server = createServer(
    { requestTimeout, connectionsCheckingInterval: requestTimeout / 4 },
    (incoming, outgoing) => {
      respond(incoming, outgoing, answer).catch(() => outgoing.destroy());
    },
  );
  // Otherwise a busy database would close connections while the next request is arriving.
  server.keepAliveTimeout = 65_000;
  await listen(server, port);
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server, GRACE_MS) };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is already in use. Stop the program using it, or set SUPABASE_PORT to another port.`;
      reject(error.code === 'EADDRINUSE' ? new BackendStartError(taken) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): Promise<void> {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const body = await bodyOf(incoming);
  if (body === null) return void outgoing.writeHead(413, { Connection: 'close' }).end();
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request = new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? '127.0.0.1'}`), {
    method,
    headers,
    ...(hasBody && { body }),
  });
  const response = await answer(request, incoming.socket.remoteAddress ?? null);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}

/** Null if it is too long. The rest isn't read. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of incoming.iterator({ destroyOnReturn: false })) {
    bytes += part.length;
    if (bytes > MAX_BODY) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
