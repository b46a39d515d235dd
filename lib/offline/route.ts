export type AskedFor = Pick<Request, 'method' | 'mode' | 'cache' | 'url'>;

/**
 * How the service worker responds.
 * - `page`: from the network, or the stored page if the network is absent or slow
 * - `fresh`: from the network, or the stored file without one
 * - `stored`: the stored file, else from the network; its name changes with its content
 * - `network`: not at all
 */
export type Route = 'page' | 'fresh' | 'stored' | 'network';

/** The one page that opens without a network. */
export const PAGE = '/';

/** Files of the page whose names contain no hash. */
export const NAMED_FILES: readonly string[] = ['/manifest.webmanifest', '/icon.svg'];

const HASHED = /^\/(?:_next\/static\/(?:chunks|media)|player-index)\//;

/** Anything not named here, such as a future route, is left to the network. */
export function routeOf({ method, mode, cache, url }: AskedFor, origin: string): Route {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'network';
  if (mode === 'navigate') return pathname === PAGE ? 'page' : 'network';
  // A request that bypasses caches has a reason, such as a damaged player index.
  if (HASHED.test(pathname)) return cache === 'reload' || cache === 'no-store' ? 'fresh' : 'stored';
  return NAMED_FILES.includes(pathname) ? 'fresh' : 'network';
}
