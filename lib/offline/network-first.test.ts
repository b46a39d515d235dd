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

const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

it.each([
  ['a good response', async () => answer('fresh'), never, 'fresh'],
  ['a missing page', async () => answer('gone', 404), never, 'gone'],
  ['no network', offline, never, 'stored'],
  ['a bad response', async () => answer('Bad gateway', 502), never, 'stored'],
  ['a slow network', () => never, passed, 'stored'],
])('%s', async (_, network, limit, text) => {
  expect(await (await ask({ network: network(), limit })).text()).toBe(text);
});

it('passes on a redirect, although it has no status', async () => {
  const redirect = Response.error();
  expect(await ask({ network: Promise.resolve(redirect) })).toBe(redirect);
});

it('waits for the network if nothing is stored', async () => {
  const slow = passed.then(() => passed).then(() => answer('late'));
  expect(await (await ask({ network: slow, limit: passed, stored: null })).text()).toBe('late');
  expect((await ask({ network: Promise.resolve(answer('', 503)), stored: null })).status).toBe(503);
  await expect(ask({ network: offline(), stored: null })).rejects.toThrow('Failed to fetch');
});
