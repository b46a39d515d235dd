import { isHashed, OFFLINE_PAGES } from '#lib/offline/route.ts';

const PREFIX = 'shell-';

/** Each build has one such cache. Other caches are never read, written or deleted. */
export const isShell = (cacheName: string): boolean => cacheName.startsWith(PREFIX);

export type ShellParts = {
  build: string;
  files: readonly string[];
  caches: CacheStorage;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
};

export type Shell = {
  /** Stores the pages and their files. If one is missing or there is no space, rejects and stores nothing. */
  store: () => Promise<void>;
  page: (url: string) => Promise<Response | null>;
  file: (url: string) => Promise<Response | null>;
  /** Deletes other builds, except the previous one if another tab is open: it may need files gone from the server. */
  tidy: (isAnythingElseOpen: boolean) => Promise<void>;
};

const ignoringQuery = { ignoreSearch: true, ignoreVary: true };

export function createShell({ build, files, caches, fetch }: ShellParts): Shell {
  const name = `${PREFIX}${build}`;

  const shells = async () => (await caches.keys()).filter(isShell);

  const find = async (path: string, among: readonly string[]): Promise<Response | null> => {
    for (const cacheName of among) {
      const found = await caches.match(path, { ...ignoringQuery, cacheName });
      if (found) return found;
    }
    return null;
  };

  const get = async (path: string, cache: RequestCache): Promise<Response> => {
    // No credentials, so that nothing personal is stored.
    const response = await fetch(path, { cache, credentials: 'omit', priority: 'low' });
    if (!response.ok || response.redirected) throw new Error(`${path} returned ${response.status}`);
    return response;
  };

  const getPage = async (path: string): Promise<Response> => {
    const response = await get(path, 'no-cache');
    // During a deploy, the page may be newer than the worker.
    if (!(await response.clone().text()).includes(build)) throw new Error(`${path} is not of build ${build}`);
    return response;
  };

  const fill = async (earlier: readonly string[]): Promise<void> => {
    const cache = await caches.open(name);
    await Promise.all(
      files.map(async (path) => {
        const known = isHashed(path) ? await find(path, earlier) : null;
        await cache.put(path, known ?? (await get(path, isHashed(path) ? 'default' : 'no-cache')));
      }),
    );
    for (const path of OFFLINE_PAGES) await cache.put(path, await getPage(path));
  };

  return {
    async store() {
      const earlier = await shells();
      try {
        await fill(earlier);
      } catch (error) {
        // After a rollback, this build may already be stored and an open tab may need it.
        if (!earlier.includes(name)) await caches.delete(name);
        throw error;
      }
    },

    page: (url) => find(url, [name]).catch(() => null),

    file: async (url) => {
      try {
        return await find(url, [name, ...(await shells()).reverse()]);
      } catch {
        return null;
      }
    },

    async tidy(isAnythingElseOpen) {
      // Caches are listed oldest first.
      const others = (await shells()).filter((key) => key !== name);
      const done = isAnythingElseOpen ? others.slice(0, -1) : others;
      await Promise.all(done.map((key) => caches.delete(key)));
    },
  };
}
