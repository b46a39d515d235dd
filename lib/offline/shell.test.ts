import { OFFLINE_PAGES } from '#lib/offline/route.ts';
import { createShell, type ShellParts } from '#lib/offline/shell.ts';

const SITE = 'https://dream11.example';
const pathOf = (asked: RequestInfo | URL) => new URL(typeof asked === 'string' ? asked : String(asked), SITE).pathname;

/** A fake cache storage that holds at most `room` responses. */
function cacheStorage(room = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, Map<string, Response>>();
  const used = () => [...stored.values()].reduce((sum, answers) => sum + answers.size, 0);
  const caches = {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    async open(name: string) {
      const answers = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, answers);
      return {
        async put(path: string, answer: Response) {
          if (used() >= room) throw new DOMException('No room', 'QuotaExceededError');
          answers.set(pathOf(path), answer);
        },
      };
    },
    match: async (asked: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(pathOf(asked))?.clone(),
  };
  const texts = async (name: string) => {
    const entries = [...(stored.get(name) ?? [])].map(async ([path, answer]) => [path, await answer.clone().text()]);
    return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
  };
  return { caches: caches as unknown as CacheStorage, names: () => [...stored.keys()], texts };
}

/** A fake server with one build. */
function server(files: Record<string, string>) {
  const asked: string[] = [];
  const fetch: ShellParts['fetch'] = async (path) => {
    asked.push(path);
    const text = files[path];
    return text === undefined ? new Response('Not found', { status: 404 }) : new Response(text);
  };
  return { fetch, asked };
}

const FIRST = {
  '/': '<p>build one</p>',
  '/play': '<p>build one</p>',
  '/play/today': '<p>build one</p>',
  '/_next/static/chunks/a.js': 'a',
  '/_next/static/chunks/b.js': 'b',
};
const SECOND = {
  '/': '<p>build two</p>',
  '/play': '<p>build two</p>',
  '/play/today': '<p>build two</p>',
  '/_next/static/chunks/a.js': 'a',
  '/_next/static/chunks/c.js': 'c',
};
const pagesOf = (text: string) => Object.fromEntries(OFFLINE_PAGES.map((path) => [path, text]));
const filesOf = (site: Record<string, string>) => Object.keys(site).filter((path) => !OFFLINE_PAGES.includes(path));

function shellOf(build: string, site: Record<string, string>, caches: CacheStorage, files = filesOf(site)) {
  return createShell({ build, files, caches, fetch: server(site).fetch });
}

it('stores the page and all its files', async () => {
  const { caches, texts } = cacheStorage();
  const shell = shellOf('one', FIRST, caches);
  await shell.store();
  expect(await texts('shell-one')).toEqual(FIRST);
  expect(await (await shell.page('/'))?.text()).toBe(FIRST['/']);
  expect(await (await shell.file(`${SITE}/_next/static/chunks/b.js?dpl=1`))?.text()).toBe('b');
  expect(await shell.file(`${SITE}/_next/static/chunks/z.js`)).toBeNull();
});

it.each([
  ['a file is missing', 'gone.js returned 404', 99, ['/_next/static/chunks/gone.js']],
  ['there is no space', 'No room', 2, []],
])('stores nothing if %s', async (_, message, room, missing) => {
  const { caches, names } = cacheStorage(room);
  await expect(shellOf('one', FIRST, caches, [...filesOf(FIRST), ...missing]).store()).rejects.toThrow(message);
  expect(names()).toEqual([]);
});

it('does not store another build’s page, and keeps what was stored before', async () => {
  const { caches, texts, names } = cacheStorage();
  await shellOf('one', FIRST, caches).store();
  await expect(shellOf('two', FIRST, caches).store()).rejects.toThrow('not of build two');
  expect(names()).toEqual(['shell-one']);
  expect(await texts('shell-one')).toEqual(FIRST);
});

it('does not store the target of a redirect', async () => {
  const { caches, names } = cacheStorage();
  const redirected = Object.defineProperty(new Response('build one'), 'redirected', { value: true });
  const shell = createShell({ build: 'one', files: [], caches, fetch: async () => redirected });
  await expect(shell.store()).rejects.toThrow('/ returned 200');
  expect(names()).toEqual([]);
});

it('requests files without credentials, and revalidates those without a hash', async () => {
  const { caches } = cacheStorage();
  const fetch = jest.fn(async (_path: string, _init: RequestInit) => new Response('build one'));
  await createShell({ build: 'one', files: ['/_next/static/chunks/a.js', '/icon.svg'], caches, fetch }).store();
  for (const [, init] of fetch.mock.calls) expect(init.credentials).toBe('omit');
  expect(Object.fromEntries(fetch.mock.calls.map(([path, { cache }]) => [path, cache]))).toEqual({
    '/_next/static/chunks/a.js': 'default',
    '/icon.svg': 'no-cache',
    '/': 'no-cache',
    '/play': 'no-cache',
    '/play/today': 'no-cache',
  });
});

describe('after a deploy', () => {
  async function deployed() {
    const storage = cacheStorage();
    const first = shellOf('one', FIRST, storage.caches);
    await first.store();
    const site = server(SECOND);
    const files = filesOf(SECOND);
    const second = createShell({ build: 'two', files, caches: storage.caches, fetch: site.fetch });
    await second.store();
    return { ...storage, first, second, asked: site.asked };
  }

  it('fetches only new files, and gives each build its own page', async () => {
    const { asked, texts, first, second } = await deployed();
    expect(asked.sort()).toEqual(['/', '/_next/static/chunks/c.js', '/play', '/play/today']);
    expect(await texts('shell-two')).toEqual(SECOND);
    expect(await (await first.page('/'))?.text()).toBe(FIRST['/']);
    expect(await (await second.page('/'))?.text()).toBe(SECOND['/']);
  });

  it('keeps lazy parts for a tab that is still open', async () => {
    const { second, names } = await deployed();
    await second.tidy(true);
    expect(names()).toEqual(['shell-one', 'shell-two']);
    expect(await (await second.file('/_next/static/chunks/b.js'))?.text()).toBe('b');
  });

  it('keeps at most the previous build', async () => {
    const { second, caches, names } = await deployed();
    await shellOf('three', pagesOf('build three'), caches).store();
    const fourth = shellOf('four', pagesOf('build four'), caches);
    await fourth.store();
    await fourth.tidy(true);
    expect(names()).toEqual(['shell-three', 'shell-four']);
    expect(await second.page('/')).toBeNull();
  });

  it('deletes the earlier build if no other tab is open, but no foreign caches', async () => {
    const { second, caches, names } = await deployed();
    await caches.open('another-cache');
    await second.tidy(false);
    expect(names()).toEqual(['shell-two', 'another-cache']);
    expect(await second.file('/_next/static/chunks/b.js')).toBeNull();
  });

  it('stores the earlier build again after a rollback, and keeps the old copy if that fails', async () => {
    const { caches, texts, names } = await deployed();
    await shellOf('one', FIRST, caches).store();
    expect(await texts('shell-one')).toEqual(FIRST);
    await expect(shellOf('one', SECOND, caches).store()).rejects.toThrow('not of build one');
    expect(names()).toEqual(['shell-one', 'shell-two']);
    expect(await texts('shell-one')).toMatchObject(FIRST);
  });
});

it('acts as if empty when storage fails', async () => {
  const caches = new Proxy({} as CacheStorage, {
    get: () => () => Promise.reject(new DOMException('Blocked', 'SecurityError')),
  });
  const shell = shellOf('one', FIRST, caches);
  await expect(shell.store()).rejects.toThrow('Blocked');
  expect(await shell.page('/')).toBeNull();
  expect(await shell.file('/_next/static/chunks/a.js')).toBeNull();
});
