import { createServer, type RequestListener, type Server } from 'node:http';

type ServerLimits = {
  /** When the headers of a request must have arrived. */
  headersMs: number;
  /** When all of it must have arrived. */
  requestMs: number;
  connections: number;
};

const LIMITS: ServerLimits = { headersMs: 10_000, requestMs: 30_000, connections: 4000 };

/** A server on which neither requests that never arrive nor connections without end use up everything. */
export function limitedServer(
  listener: RequestListener,
  { headersMs, requestMs, connections }: ServerLimits = LIMITS,
): Server {
  const limits = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: headersMs / 4,
  };
  const server = createServer(limits, listener);
  server.maxConnections = connections;
  // We don't use web sockets. Next leaves such connections open, and each would hold a file descriptor forever.
  server.on('upgrade', (_request, socket) => socket.destroy());
  return server;
}
