import 'server-only';
import { subscribe } from 'node:diagnostics_channel';

type Incoming = { method?: string | undefined; url?: string | undefined };

/** Something of ours that nobody can do anything to but look at it. */
const LOOKED_AT = '/icon.svg';

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Next answers 500, with a trace in the log, to the method TRACE, which the platform's `Request` does not take, and to an
 * address whose escapes are none. Both become what it refuses by itself: 405, and an address that leads nowhere.
 */
export function makeRefusable(request: Incoming): void {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (!isDecodable(path)) request.url = path.startsWith('/api/') ? '/api/malformed/address' : '/malformed/address';
  if (request.method === 'TRACE') request.url = LOOKED_AT;
}

/** From now on every request of this process is seen before Next sees it. */
export function watchRequests(): void {
  subscribe('http.server.request.start', (message) => makeRefusable((message as { request: Incoming }).request));
}
