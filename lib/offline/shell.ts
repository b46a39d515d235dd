import { PAGE } from '#lib/offline/route.ts';

const PREFIX = 'shell-';

/** Whether a cache is one of ours, one a build. Only these are ever read, written or deleted. */
export const isShell = (cacheName: string): boolean => cacheName.startsWith(PREFIX);

export type ShellParts = {
  /** The id of the build that the worker belongs to. */
  build: string;
  /** Every file that the page of this build can ask for; without the page. */
  files: readonly string[];
  caches: CacheStorage;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
};

export type Shell = {
  /** Stores the page and its files, all of them or none: rejects where one cannot be had, or where there is no room. */
  store: () => Promise<void>;
  /** The page of this build; null where it is not stored, or where storage fails. */
  page: () => Promise<Response | null>;
  /** A file of this build or of one that is still open in another tab; null as above. */
  file: (url: string) => Promise<Response | null>;
  /**
   * Deletes the shells of other builds: all of them when nothing else is open, else all but the one before this, whose
   * late parts an open tab may still need although the server has them no longer.
   */
  tidy: (isAnythingElseOpen: boolean) => Promise<void>;
};

const ignoringQuery = { ignoreSearch: true, ignoreVary: true };

/** The stored copy of a build's page, as the service worker keeps it. */
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
    // Nobody in particular asks, so that what is stored is everybody's.
    const response = await fetch(path, { cache, credentials: 'omit', priority: 'low' });
    if (!response.ok || response.redirected) throw new Error(`${path} answered ${response.status}`);
    return response;
  };

  const getPage = async (): Promise<Response> => {
    const response = await get(PAGE, 'no-cache');
    // In the middle of a deploy the worker may be of one build and the page of the next.
    if (!(await response.clone().text()).includes(build)) throw new Error(`The page is not of build ${build}`);
    return response;
  };

  const fill = async (earlier: readonly string[]): Promise<void> => {
    const cache = await caches.open(name);
    await Promise.all(
      files.map(async (path) => {
        // What did not change since the last build is not fetched again.
        const isHashed = path.startsWith('/_next/') || path.startsWith('/player-index/');
        const known = isHashed ? await find(path, earlier) : null;
        await cache.put(path, known ?? (await get(path, isHashed ? 'default' : 'no-cache')));
      }),
    );
    await cache.put(PAGE, await getPage());
  };

  return {
    async store() {
      const earlier = await shells();
      try {
        await fill(earlier);
      } catch (error) {
        // After a rollback this build's shell may be there, with a tab that needs it.
        if (!earlier.includes(name)) await caches.delete(name);
        throw error;
      }
    },

    page: () => find(PAGE, [name]).catch(() => null),

    file: async (url) => {
      try {
        return await find(url, [name, ...(await shells()).reverse()]);
      } catch {
        return null;
      }
    },

    async tidy(isAnythingElseOpen) {
      // Oldest first, as caches are listed in the order in which they were made.
      const others = (await shells()).filter((key) => key !== name);
      const done = isAnythingElseOpen ? others.slice(0, -1) : others;
      await Promise.all(done.map((key) => caches.delete(key)));
    },
  };
}
