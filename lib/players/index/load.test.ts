import { PLAYER_INDEX_FAILED } from '#lib/platform/messages.ts';
import { createIndexLoader, type IndexLoaderParts } from '#lib/players/index/load.ts';
import { encodeWhole } from '#lib/players/index/whole-index.test.fixture.ts';

const good = encodeWhole();

type Reply = string | number | Error;

/** A loader whose server gives these replies in turn: a text, a status, or a failure of the network. */
function loaderFor(replies: Reply[], parts: Partial<IndexLoaderParts> = {}) {
  const caches: (RequestCache | undefined)[] = [];
  const fetch = (async (_address: string, init?: RequestInit) => {
    caches.push(init?.cache);
    const reply = replies[Math.min(caches.length, replies.length) - 1];
    if (reply instanceof Error) throw reply;
    return { ok: typeof reply === 'string', arrayBuffer: async () => new TextEncoder().encode(String(reply)).buffer };
  }) as unknown as typeof globalThis.fetch;
  const loader = createIndexLoader({
    address: '/index.txt',
    fetch,
    pause: async () => {},
    now: () => 0,
    mark: () => {},
    ...parts,
  });
  return { loader, caches };
}

describe('the index is loaded', () => {
  it('once, however often it is asked for', async () => {
    const { loader, caches } = loaderFor([good]);
    const [first, second] = await Promise.all([loader.load(), loader.load()]);
    expect(first).toBe(second);
    expect(first).toMatchObject({ ok: true, index: { size: 5_727 } });
    await loader.load();
    expect(caches).toEqual(['default']);
  });

  it.each([
    ['a slow device, by the clock', 20, 8],
    ['a quick one, by what is done', 0, 3],
  ])('with pauses between slices of work: %s', async (_device, step, least) => {
    let clock = 0;
    let pauses = 0;
    const { loader } = loaderFor([good], {
      // Every look at the clock finds so many ms gone, as if each step took that long.
      now: () => {
        clock += step;
        return clock;
      },
      pause: async () => {
        pauses++;
      },
    });
    await loader.load();
    expect(pauses).toBeGreaterThanOrEqual(least);
  });
});

describe('when the index cannot be loaded', () => {
  it.each<[string, Reply, string]>([
    ['no network', new TypeError('Failed to fetch'), 'network'],
    ['no such file', 404, 'network'],
    ['an error page in its place', '<!DOCTYPE html>', 'corrupt'],
    ['a cut file', good.slice(0, 50_000), 'cut'],
    ['an older file', good.replace(/^(\S+) \d+ /, '$1 0 '), 'version'],
  ])('%s is an answer, not an exception', async (_, reply, reason) => {
    const { loader } = loaderFor([reply]);
    expect(await loader.load()).toEqual({ ok: false, reason, notice: PLAYER_INDEX_FAILED });
  });

  it('the notice is given once', async () => {
    const { loader } = loaderFor([500]);
    await loader.load();
    expect(await loader.load()).toEqual({ ok: false, reason: 'network', notice: null });
  });

  it('a network that comes back is used at the next call', async () => {
    const { loader } = loaderFor([new TypeError('Failed to fetch'), good]);
    await loader.load();
    expect(await loader.load()).toMatchObject({ ok: true });
  });

  it('a damaged copy in the cache is asked for past the cache, once', async () => {
    const { loader, caches } = loaderFor([good.slice(0, 1_000), good]);
    expect(await loader.load()).toMatchObject({ ok: true });
    expect(caches).toEqual(['default', 'reload']);
  });

  it('a file that stays damaged is not fetched again', async () => {
    const { loader, caches } = loaderFor(['nonsense']);
    await loader.load();
    await loader.load();
    expect(caches).toEqual(['default', 'reload']);
  });
});
