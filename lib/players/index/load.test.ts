import { createIndexLoader } from '#lib/players/index/load.ts';
import { wholeFile } from '#lib/players/index/whole-index.fixtures.ts';

const file = wholeFile();
const good = JSON.stringify(file);
const NO_NETWORK = new TypeError('Failed to fetch');

/** A loader whose server gives these responses in turn: a text, a status or a network failure. */
function loaderFor(...replies: (string | number | Error)[]) {
  const caches: (RequestCache | undefined)[] = [];
  const load = createIndexLoader('/index.json', async (_address, init) => {
    const reply = replies[Math.min(caches.push(init?.cache), replies.length) - 1];
    if (reply instanceof Error) throw reply;
    return { ok: typeof reply === 'string', json: async () => JSON.parse(String(reply)) } as Response;
  });
  return { load, caches };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

it('loads the index once', async () => {
  const { load, caches } = loaderFor(good);
  const [first, second] = await Promise.all([load(), load()]);
  expect(first).toHaveLength(file.names.length);
  expect(second).toBe(first);
  expect(caches).toEqual(['default']);
});

it('bypasses the cache if the cached copy is damaged', async () => {
  const { load, caches } = loaderFor(good.slice(0, 1_000), good);
  expect(await load()).toHaveLength(file.names.length);
  expect(caches).toEqual(['default', 'reload']);
});

it.each<[string, string | number | Error]>([
  ['no network', NO_NETWORK],
  ['no file', 404],
  ['an error page', '<!DOCTYPE html>'],
  ['other JSON', 'null'],
  ['an older file', good.replace(/"version":\d+/, '"version":0')],
])('returns null for %s', async (_, reply) => {
  expect(await loaderFor(reply).load()).toBeNull();
});

it('retries at the next call', async () => {
  const { load } = loaderFor(NO_NETWORK, NO_NETWORK, good);
  expect(await load()).toBeNull();
  expect(await load()).toHaveLength(file.names.length);
});
