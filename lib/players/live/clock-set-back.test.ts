import { createSportsDb } from '#lib/players/live/client.ts';
import { createWikimedia } from '#lib/players/live/wikimedia/client.ts';

const fetcher = async () => Response.json({ player: null, entities: {} });
const ADDRESS = 'http://127.0.0.1:9';

function sportsDb() {
  const db = createSportsDb({ url: ADDRESS, key: '123', cache: (_, load) => load(), fetcher });
  return (visitor: string, id: number) => db(visitor).lookupPlayer(`${id}`);
}

function wikimedia() {
  const urls = { wikidataUrl: ADDRESS, commonsUrl: ADDRESS, wikipediaUrl: ADDRESS };
  const wikis = createWikimedia({ ...urls, userAgent: 'Test', fetcher });
  return (visitor: string, id: number) => wikis(visitor).labels([`Q${id}`]);
}

it.each([
  ['sports database', sportsDb, 15],
  ['Wikimedia', wikimedia, 30],
] as const)('%s: everyone may call again after a minute, even if the clock was set back', async (_, open, share) => {
  jest.useFakeTimers({ now: 10_000_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  const callAs = open();
  let id = 0;
  for (const visitor of ['192.0.2.1', '192.0.2.2']) {
    for (let call = 0; call < share; call += 1) await callAs(visitor, id++);
    await expect(callAs(visitor, id++)).rejects.toMatchObject({ failure: 'too-busy' });
  }
  jest.setSystemTime(6_400_000);
  jest.advanceTimersByTime(60_000);
  await expect(callAs('192.0.2.1', id)).resolves.toBeDefined();
  jest.useRealTimers();
});
