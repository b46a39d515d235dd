import type { Server } from 'node:http';

/** Accepts no more connections, gives requests in flight `grace` ms to finish, then closes every connection. */
export function closeServer(server: Server, grace: number): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
  });
}
