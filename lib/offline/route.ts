export type AskedFor = Pick<Request, 'method' | 'mode' | 'cache' | 'url'>;

/** `page` and `fresh` ask the network first and fall back to the copy; `stored` asks the copy first. */
export type Route = 'page' | 'fresh' | 'stored' | 'network';

/** The pages that open without a network; the worker belongs to the first. */
export const OFFLINE_PAGES: readonly string[] = ['/', '/play'];

/** Files of the pages whose names contain no hash. */
export const NAMED_FILES: readonly string[] = ['/manifest.webmanifest', '/icon.svg'];

const HASHED = /^\/(?:_next\/static\/(?:chunks|media)|player-index|world-cups)\//;

export function routeOf({ method, mode, cache, url }: AskedFor, origin: string): Route {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'network';
  if (mode === 'navigate') return OFFLINE_PAGES.includes(pathname) ? 'page' : 'network';
  // A request that bypasses caches has a reason, such as a damaged player index.
  if (HASHED.test(pathname)) return cache === 'reload' || cache === 'no-store' ? 'fresh' : 'stored';
  return NAMED_FILES.includes(pathname) ? 'fresh' : 'network';
}
