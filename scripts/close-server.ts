import type { Server } from 'node:http';

/** Accepts no more connections, gives requests in flight `graceMs` to finish, then closes every connection. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
  });
}
