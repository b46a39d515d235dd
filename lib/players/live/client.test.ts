import { type FakeSportsDb, type Fault, startSportsDb } from '#e2e/fakes/sports-db.ts';
import { type AnswerCache, createSportsDb, type SportsDb } from '#lib/players/live/client.ts';

let fake: FakeSportsDb;
let stored: Map<string, unknown>;

const cache: AnswerCache = async <Answer>(key: readonly string[], load: () => Promise<Answer>) => {
  const name = key.join(' ');
  if (!stored.has(name)) stored.set(name, await load());
  return stored.get(name) as Answer;
};

const uncached: AnswerCache = (_key, load) => load();

type Options = Partial<Parameters<typeof createSportsDb>[0]>;
const clients = (options: Options = {}) => createSportsDb({ url: fake.url, key: '123', cache, ...options });
const client = (options: Options = {}): SportsDb => clients(options)('192.0.2.1');

beforeAll(async () => {
  fake = await startSportsDb();
});
afterAll(() => fake.close());
beforeEach(() => {
  stored = new Map();
  fake.control({ fault: null, delayMs: 0, tier: 'paid', resetCalls: true });
});

it.each<[string, (db: SportsDb) => Promise<unknown>, string, string]>([
  ['searchteams', (db) => db.searchClubs('Arsenal'), 'strTeam', 'Arsenal Kyiv'],
  ['lookup_all_players', (db) => db.squadOf('133604'), 'strPlayer', 'Bukayo Saka'],
  ['searchplayers', (db) => db.searchPlayers('Saka'), 'strPlayer', 'Bukayo Saka'],
  ['search_all_leagues', (db) => db.leaguesOf('England'), 'strLeague', 'English Premier League'],
  ['search_all_teams', (db) => db.clubsOfLeague('Spanish La Liga'), 'strTeam', 'Real Madrid'],
])('calls %s', async (endpoint, call, field, value) => {
  expect(await call(client())).toContainEqual(expect.objectContaining({ [field]: value }));
  expect(fake.calls()).toMatchObject({ total: 1, [endpoint]: 1 });
});

it('looks a player up', async () => {
  const [saka] = await client().searchPlayers('Saka');
  const found = await client().lookupPlayer(saka?.idPlayer ?? '');
  expect(found).toMatchObject({ strPlayer: 'Bukayo Saka', strWeight: '78 kg' });
  expect(await client().lookupPlayer('1')).toBeNull();
});

it.each<Fault>(['empty-body', 'null-list', 'not-found'])('treats %s as nothing found', async (fault) => {
  fake.control({ fault });
  expect(await client().searchPlayers('Saka')).toEqual([]);
});

it.each<[Fault, string]>([
  ['html', 'not-json'],
  ['truncated', 'not-json'],
  ['wrong-key', 'status'],
  ['rate-limited', 'rate-limited'],
  ['rate-limited-json', 'rate-limited'],
  ['unavailable', 'status'],
  ['server-error', 'status'],
  ['cut', 'network'],
  ['large', 'too-large'],
  ['redirect', 'network'],
])('fails on %s with %s, and does not cache it', async (fault, failure) => {
  const db = client();
  fake.control({ fault, times: 1 });
  await expect(db.searchPlayers('Saka')).rejects.toMatchObject({ name: 'SourceError', failure });
  expect(stored.size).toBe(0);
});

it('abandons a hanging call after its timeout', async () => {
  fake.control({ fault: 'hang' });
  const start = performance.now();
  await expect(client().squadOf('133604', 100)).rejects.toMatchObject({ failure: 'timeout' });
  expect(performance.now() - start).toBeLessThan(2000);
});

it('skips records with wrong types', async () => {
  fake.control({ fault: 'wrong-types' });
  const records = await client().searchPlayers('wrong');
  expect(records).toContainEqual(
    expect.objectContaining({ strPlayer: 'Wrong Typed', strPosition: '', dateBorn: '', strTeam: '' }),
  );
});

it('a 429 opens the circuit for as long as it says', async () => {
  let time = 0;
  const db = client({ now: () => time });
  fake.control({ fault: 'rate-limited', times: 1, retryAfter: 119 });
  await expect(db.searchPlayers('Saka')).rejects.toMatchObject({ failure: 'rate-limited', retryAfterMs: 119_000 });
  await expect(db.searchPlayers('Henry')).rejects.toMatchObject({ failure: 'left-alone' });
  expect(fake.calls().total).toBe(1);
  time = 119_000;
  await expect(db.searchPlayers('Pirlo')).resolves.toHaveLength(1);
});

it('charges a joined call to the visitor who began it, and only he is refused if his share is used up', async () => {
  const visitors = clients({ cache: uncached });
  const [looper, other] = [visitors('192.0.2.1'), visitors('192.0.2.2')];
  const sakaFor = async (db: SportsDb) => (await db.searchPlayers('Saka')).length;
  expect(await Promise.all([sakaFor(looper), sakaFor(other)])).toEqual([1, 1]);
  expect(fake.calls().total).toBe(1);
  const used = await Promise.allSettled(Array.from({ length: 15 }, (_, at) => looper.squadOf(`${at}`)));
  expect(used.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  fake.control({ resetCalls: true });
  const pirlo = [looper, other, other, looper].map((db) => db.searchPlayers('Pirlo'));
  expect((await Promise.allSettled(pirlo)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(fake.calls().total).toBe(1);
  const others = await Promise.allSettled(Array.from({ length: 15 }, (_, at) => other.lookupPlayer(`${at}`)));
  expect(others.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

it('keeps half of the calls of a minute for other visitors, whatever the first one asks for', async () => {
  let time = 0;
  const visitor = clients({ now: () => time });
  const looper = visitor('192.0.2.1');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, at) => (at % 2 ? looper.lookupPlayer(`${at}`) : looper.squadOf(`${at}`))),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(15);
  await expect(looper.searchPlayers('Saka')).rejects.toMatchObject({ failure: 'too-busy', retryAfterMs: 60_000 });
  await expect(looper.lookupPlayer('1')).resolves.toBeNull();
  await expect(visitor('192.0.2.2').searchPlayers('Saka')).resolves.toHaveLength(1);
  time = 60_000;
  await expect(looper.searchPlayers('Pirlo')).resolves.toHaveLength(1);
});

it('makes one outside call for 100 simultaneous identical searches, whatever their case and spaces', async () => {
  const db = client({ cache: uncached });
  fake.control({ delayMs: 50 });
  const searches = Array.from({ length: 100 }, (_, at) => db.searchPlayers(at % 2 ? 'Bukayo Saka' : ' bukayo  SAKA '));
  for (const records of await Promise.all(searches)) expect(records).toHaveLength(1);
  expect(fake.calls().total).toBe(1);
});

it('does not cache a failure', async () => {
  const db = client({ cache: uncached });
  fake.control({ fault: 'server-error', times: 1 });
  await expect(db.searchPlayers('Saka')).rejects.toThrow();
  await expect(db.searchPlayers('Saka')).resolves.toHaveLength(1);
});

it('caches by database, key, call and parameter', async () => {
  const db = client();
  await db.squadOf('133604');
  await db.squadOf('133602');
  const key = `${fake.url} 123 lookup_all_players?id=`;
  expect([...stored.keys()]).toEqual([`${key}133604`, `${key}133602`]);
});

it.each(['%', '"><script>', '../../x', '😀', '?a=b&c'])('puts %j into the address as one value', async (name) => {
  const fetcher = jest.fn(async (_: string | URL | Request) => Response.json({ player: null }));
  await client({ fetcher }).searchPlayers(name);
  const address = new URL(String(fetcher.mock.lastCall?.[0]));
  expect(address.origin + address.pathname).toBe(`${new URL(fake.url).origin}/api/v1/json/123/searchplayers.php`);
  expect([...address.searchParams]).toEqual([['p', name]]);
});

it('never includes the key in an error', async () => {
  fake.control({ fault: 'redirect' });
  const error = await client({ key: 'secret-key' })
    .searchPlayers('Saka')
    .catch((thrown: Error) => thrown);
  expect(String(error)).not.toContain('secret-key');
});
