/** @jest-environment node */
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

const client = (options: Partial<Parameters<typeof createSportsDb>[0]> = {}): SportsDb =>
  createSportsDb({ url: fake.url, key: '123', cache, ...options });

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

it.each<Fault>(['empty-body', 'null-list', 'text-list', 'message', 'not-found'])(
  'takes %s for nothing found',
  async (fault) => {
    fake.control({ fault });
    expect(await client().searchPlayers('Saka')).toEqual([]);
  },
);

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
])('fails on %s with %s, and does not store it', async (fault, failure) => {
  const db = client();
  fake.control({ fault, times: 1 });
  await expect(db.searchPlayers('Saka')).rejects.toMatchObject({ name: 'SportsDbError', failure });
  expect(stored.size).toBe(0);
});

it('gives up a call that hangs after its timeout', async () => {
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

it('a 429 opens the circuit for as long as it asks', async () => {
  let time = 0;
  const db = client({ now: () => time });
  fake.control({ fault: 'rate-limited', times: 1, retryAfter: 119 });
  await expect(db.searchPlayers('Saka')).rejects.toMatchObject({ failure: 'rate-limited', retryAfter: 119_000 });
  await expect(db.searchPlayers('Henry')).rejects.toMatchObject({ failure: 'too-busy' });
  expect(fake.calls().total).toBe(1);
  time = 119_000;
  await expect(db.searchPlayers('Pirlo')).resolves.toHaveLength(1);
});

it('makes one outside call for 100 simultaneous identical searches', async () => {
  const db = client();
  fake.control({ delayMs: 50 });
  const answers = await Promise.all(Array.from({ length: 100 }, () => db.searchPlayers('Saka')));
  expect(answers.every((records) => records.length === 1)).toBe(true);
  expect(fake.calls().total).toBe(1);
});

it('joins identical calls even before the cache has the answer, and ignores case and spaces', async () => {
  const db = client({ cache: uncached });
  await db.searchPlayers('Bukayo Saka');
  await db.searchPlayers('  bukayo  SAKA ');
  expect(fake.calls().total).toBe(1);
});

it('does not let a failure linger', async () => {
  const db = client({ cache: uncached });
  fake.control({ fault: 'server-error', times: 1 });
  await expect(db.searchPlayers('Saka')).rejects.toThrow();
  await expect(db.searchPlayers('Saka')).resolves.toHaveLength(1);
});

it('asks the cache once a day for each call and parameter', async () => {
  const db = client();
  await db.squadOf('133604');
  await db.squadOf('133602');
  expect([...stored.keys()]).toEqual([
    `${fake.url} 123 lookup_all_players?id=133604`,
    `${fake.url} 123 lookup_all_players?id=133602`,
  ]);
});

it.each(['%', '"><script>', '../../x', '😀', '?a=b&c', 'a'.repeat(120)])(
  'puts %j into the address as one value',
  async (name) => {
    const seen: URL[] = [];
    const fetcher: typeof fetch = async (input) => {
      seen.push(new URL(String(input)));
      return Response.json({ player: null });
    };
    await client({ fetcher }).searchPlayers(name);
    const [address] = seen;
    expect(address?.origin).toBe(new URL(fake.url).origin);
    expect(address?.pathname).toBe('/api/v1/json/123/searchplayers.php');
    expect([...(address?.searchParams ?? [])]).toEqual([['p', name]]);
  },
);

it('never puts the key into an error', async () => {
  fake.control({ fault: 'redirect' });
  const error = await client({ key: 'secret-key' })
    .searchPlayers('Saka')
    .catch((thrown: Error) => thrown);
  expect(String(error)).not.toContain('secret-key');
});
