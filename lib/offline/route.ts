export type AskedFor = Pick<Request, 'method' | 'mode' | 'cache' | 'url'>;

/** `page`, `fresh`: network, then the copy. `stored`: the copy first. `shared`: network, then what the address says. */
export type Route = 'page' | 'fresh' | 'stored' | 'shared' | 'network';

/** The pages that open offline. The first one owns the worker. */
export const OFFLINE_PAGES: readonly string[] = ['/', '/play', '/play/today'];

/** The pages' files without a hash in their names. */
export const NAMED_FILES: readonly string[] = ['/manifest.webmanifest', '/icon.svg'];

/** The files whose names change with their content. */
const HASHED = /^\/(?:_next\/static\/(?:chunks|media)|player-index|world-cups)\//;

export const isHashed = (path: string): boolean => HASHED.test(path);

const SHARED_TEAM = /^\/t\/[\w-]+$/;

export function routeOf({ method, mode, cache, url }: AskedFor, origin: string): Route {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'network';
  if (mode === 'navigate') {
    if (SHARED_TEAM.test(pathname)) return 'shared';
    return OFFLINE_PAGES.includes(pathname) ? 'page' : 'network';
  }
  // A request that bypasses caches has its reasons, such as a damaged player index.
  if (isHashed(pathname)) return cache === 'reload' || cache === 'no-store' ? 'fresh' : 'stored';
  return NAMED_FILES.includes(pathname) ? 'fresh' : 'network';
}
