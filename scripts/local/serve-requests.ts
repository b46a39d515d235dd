import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { BackendStartError } from '#scripts/local/embedded-data.ts';

export type Answer = (request: Request, peerAddress: string | null) => Promise<Response>;

export type RequestServer = {
  port: number;
  /** Lets requests in flight finish for up to two seconds, then closes every connection. */
  close: () => Promise<void>;
};

/** Serves on 127.0.0.1 only. Port 0 takes any free port. */
export async function serveRequests(port: number, answer: Answer): Promise<RequestServer> {
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing, answer).catch(() => outgoing.destroy());
  });
  // Otherwise a busy database closes connections on which the next request is arriving.
  server.keepAliveTimeout = 65_000;
  await listen(server, port);
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is already in use. Stop what listens there, or set SUPABASE_PORT to another port.`;
      reject(error.code === 'EADDRINUSE' ? new BackendStartError(taken) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), 2000);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): Promise<void> {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request = new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? '127.0.0.1'}`), {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming) as globalThis.ReadableStream, duplex: 'half' } : {}),
  });
  const response = await answer(request, incoming.socket.remoteAddress ?? null);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}
