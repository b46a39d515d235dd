/** What the service worker reads of a request. */
export type AskedFor = Pick<Request, 'method' | 'mode' | 'cache' | 'url'>;

/**
 * How the service worker answers.
 * - `page`: from the network; the stored page where there is none, or too slow a one
 * - `fresh`: from the network; the stored file where there is none
 * - `stored`: the stored file where there is one: its name changes with the code, so that it cannot be old
 * - `network`: not at all. The browser does what it does without a worker
 */
export type Route = 'page' | 'fresh' | 'stored' | 'network';

/** The one page that opens without a network. */
export const PAGE = '/';

/** Files of the page whose names hold no hash. */
export const NAMED_FILES: readonly string[] = ['/manifest.webmanifest', '/icon.svg'];

const HASHED = /^\/(?:_next\/static\/(?:chunks|media)|player-index)\//;

/**
 * Names what is the worker's; everything else is the network's, today and for every route that comes later: calls
 * (`/api`), the two ways back from a sign-in (`/callback`, `/auth/confirm`), shared teams (`/t`), and other hosts.
 */
export function routeOf({ method, mode, cache, url }: AskedFor, origin: string): Route {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'network';
  if (mode === 'navigate') return pathname === PAGE ? 'page' : 'network';
  // Whoever asks past every cache has a reason, such as a damaged player index.
  if (HASHED.test(pathname)) return cache === 'reload' || cache === 'no-store' ? 'fresh' : 'stored';
  return NAMED_FILES.includes(pathname) ? 'fresh' : 'network';
}
