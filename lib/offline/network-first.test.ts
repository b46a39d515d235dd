/** @jest-environment node */
import { networkFirst } from '#lib/offline/network-first.ts';

const never = new Promise<never>(() => undefined);
const passed = Promise.resolve();
const answer = (text: string, status = 200) => new Response(text, { status });

function ask({
  network,
  limit = never,
  stored = answer('stored'),
}: {
  network: Promise<Response>;
  limit?: Promise<void>;
  stored?: Response | null;
}) {
  return networkFirst({
    network: () => network,
    stored: async () => stored,
    limit,
    isGood: ({ status }) => status < 500,
  });
}

it('prefers the network', async () => {
  expect(await (await ask({ network: Promise.resolve(answer('fresh')) })).text()).toBe('fresh');
});

it('passes on a missing page and a redirect', async () => {
  expect((await ask({ network: Promise.resolve(answer('', 404)) })).status).toBe(404);
  // Like an opaque redirect, it has no status.
  const redirect = Response.error();
  expect(await ask({ network: Promise.resolve(redirect) })).toBe(redirect);
});

it('falls back without a network', async () => {
  expect(await (await ask({ network: Promise.reject(new TypeError('Failed to fetch')) })).text()).toBe('stored');
});

it('falls back on a bad response', async () => {
  expect(await (await ask({ network: Promise.resolve(answer('Bad gateway', 502)) })).text()).toBe('stored');
});

it('falls back when the network is too slow', async () => {
  expect(await (await ask({ network: never, limit: passed })).text()).toBe('stored');
});

it('waits for the network if nothing is stored', async () => {
  const slow = passed.then(() => passed).then(() => answer('late'));
  expect(await (await ask({ network: slow, limit: passed, stored: null })).text()).toBe('late');
  expect((await ask({ network: Promise.resolve(answer('', 503)), stored: null })).status).toBe(503);
  await expect(ask({ network: Promise.reject(new TypeError('Failed to fetch')), stored: null })).rejects.toThrow(
    'Failed to fetch',
  );
});
