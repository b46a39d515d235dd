import { type FakeSportsDb, type Fault, startSportsDb } from '#e2e/fakes/sports-db.ts';
import { NO_PLAYERS_FOUND, PLAYER_DATABASE_UNREACHABLE } from '#lib/platform/messages/player.ts';
import { NO_CRITERIA_CHOSEN, type SearchCriteria } from '#lib/players/criteria.ts';
import { createSportsDb } from '#lib/players/live/client.ts';
import { fetchDetails } from '#lib/players/live/details.ts';
import { searchPlayers } from '#lib/players/live/search.ts';
import { type SearchAnswer, searchAnswerSchema } from '#types/api.ts';

let fake: FakeSportsDb;

const VISITOR = '192.0.2.1';
const openAll = () => createSportsDb({ url: fake.url, key: 'paid', cache: (_key, load) => load() });
const open = () => openAll()(VISITOR);

async function search(criteria: Partial<SearchCriteria>): Promise<SearchAnswer> {
  return searchPlayers({ ...NO_CRITERIA_CHOSEN, ...criteria }, open(), 'all');
}

const names = (answer: SearchAnswer) => answer.players.map((player) => player.name);
const calls = () => {
  const { total: _total, ...byEndpoint } = fake.calls();
  return byEndpoint;
};

beforeAll(async () => {
  fake = await startSportsDb();
});
afterAll(() => fake.close());
beforeEach(() => fake.control({ fault: null, delayMs: 0, tier: 'paid', resetCalls: true }));

it('D71: answers silently from the sample players, without a call, once a visitor has used up a share', async () => {
  const visitors = openAll();
  for (let id = 0; id < 50; id += 1) await visitors(VISITOR).lookupPlayer(`${id}`);
  fake.control({ resetCalls: true });
  const searchAs = (visitor: string) =>
    searchPlayers({ ...NO_CRITERIA_CHOSEN, query: 'Messi' }, visitors(visitor), 'all');
  const answer = await searchAs(VISITOR);
  expect(names(answer)).toEqual(['Lionel Messi']);
  expect(answer).toEqual({ players: answer.players, source: 'sample', isHeldBack: true });
  expect(calls()).toEqual({});
  await searchAs('192.0.2.2');
  expect(calls()).toEqual({ searchplayers: 1 });
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'understands %s as a name like any other',
  async (text) => {
    for (const criterion of ['query', 'country', 'league', 'team'] as const) {
      const answer = await search({ [criterion]: text });
      expect(answer).toEqual({ players: [], source: 'live', message: NO_PLAYERS_FOUND });
    }
  },
);

describe('calls by criteria', () => {
  it('team: searchteams, then the squads of the first 3 soccer clubs, the exact name first', async () => {
    const answer = await search({ team: 'Arsenal', query: 'Saka', country: 'Spain' });
    expect(calls()).toEqual({ searchteams: 1, lookup_all_players: 3 });
    expect(names(answer)).toEqual(['Bukayo Saka']);
    expect(answer.players[0]).toMatchObject({ team: 'Arsenal', country: 'England' });
  });

  it('team with its league: only that league’s clubs', async () => {
    const answer = await search({ team: 'Arsenal', league: 'Premier League' });
    expect(calls()).toEqual({ searchteams: 1, lookup_all_players: 1 });
    expect(names(answer)).not.toContain('Oleksandr Hladkyy');
  });

  it('league: search_all_teams, then the squads of the first 5', async () => {
    const answer = await search({ league: 'Premier League', position: 'GK' });
    expect(calls()).toEqual({ search_all_teams: 1, lookup_all_players: 5 });
    expect(names(answer)).toEqual(expect.arrayContaining(['Alisson Becker', 'Gianluigi Donnarumma']));
    expect(answer.players.every((player) => player.position === 'GK')).toBe(true);
    expect(searchAnswerSchema.parse(answer)).toEqual(answer);
  });

  it('query: searchplayers', async () => {
    expect(names(await search({ query: 'Haaland', country: 'Norway' }))).toEqual(['Erling Haaland']);
    expect(calls()).toEqual({ searchplayers: 1 });
  });

  it('country: search_all_leagues, its top known league, the squads of the first 3', async () => {
    const answer = await search({ country: 'England' });
    expect(calls()).toEqual({ search_all_leagues: 1, search_all_teams: 1, lookup_all_players: 3 });
    expect(names(answer)).toEqual(expect.arrayContaining(['Bukayo Saka', 'Cole Palmer', 'Ezri Konsa']));
  });

  it('position or year alone: no external call', async () => {
    const answer = await search({ position: 'GK' });
    await search({ year: 1975 });
    expect(calls()).toEqual({});
    expect(answer).toMatchObject({ source: 'sample' });
    expect(names(answer)).toEqual(['Gianluigi Buffon', 'Peter Schmeichel']);
  });

  it.each([
    ['% 😀', {}],
    ['Qwertyuiop', { searchplayers: 1 }],
  ])('the query %j finds nothing, with the calls %j', async (query, expected) => {
    expect(await search({ query })).toEqual({ players: [], source: 'live', message: NO_PLAYERS_FOUND });
    expect(calls()).toEqual(expected);
  });

  it('the next criterion if the first finds nothing', async () => {
    expect(names(await search({ team: 'Inter Miami CF', query: 'Messi' }))).toEqual(['Lionel Messi']);
  });
});

describe('with the free key', () => {
  beforeEach(() => fake.control({ tier: 'free' }));

  it('a team search finds the squad using the reference data’s id', async () => {
    expect(names(await search({ team: 'Liverpool', league: 'Premier League' }))).toContain('Alisson Becker');
  });

  it("a country search uses its first league if the database's list lacks it", async () => {
    fake.control({ fault: 'null-list', endpoint: 'search_all_leagues' });
    expect(names(await search({ country: 'Spain' }))).toContain('Dani Olmo');
  });
});

describe('results', () => {
  it('exclude managers, other sports and placeholder clubs', async () => {
    const answer = await search({ query: 'Henry' });
    expect(names(answer)).toEqual(['Thierry Henry']);
    expect(names(await search({ query: 'Guardiola' }))).toEqual([]);
    expect(names(await search({ team: 'Arsenal' }))).not.toContain('Mikel Arteta');
    expect((await search({ query: 'Ronaldinho' })).players[0]).toMatchObject({ team: '', country: 'Brazil' });
  });

  it('fill gaps in a live player from a sample', async () => {
    const { players, source } = await search({ query: 'Thierry Henry' });
    expect(players).toHaveLength(1);
    expect(players[0]).toMatchObject({ team: 'Arsenal', jerseyNumber: 14, goals: 228 });
    expect(players[0]?.id).toMatch(/^tsdb-/);
    expect(source).toBe('live');
  });

  it('have up to 3 samples after live players', async () => {
    const answer = await search({ country: 'Spain' });
    expect(answer.source).toBe('mixed');
    expect(answer.players.filter((player) => player.id.startsWith('sample-'))).toHaveLength(3);
    expect(answer).not.toHaveProperty('message');
  });

  it('are samples if the database finds nothing', async () => {
    const answer = await search({ query: 'Schmeichel' });
    expect(names(answer)).toEqual(['Peter Schmeichel']);
    expect(answer).toMatchObject({ source: 'sample' });
    expect(answer).not.toHaveProperty('message');
  });
});

describe('are samples with a message if the database fails', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it.each<Fault>(['html', 'unavailable'])('%s', async (fault) => {
    fake.control({ fault });
    const answer = await search({ query: 'Messi' });
    expect(answer).toMatchObject({ source: 'sample', isUnreachable: true, message: PLAYER_DATABASE_UNREACHABLE });
    expect(names(answer)).toEqual(['Lionel Messi']);
  });

  it('have both messages if no sample matches', async () => {
    fake.control({ fault: 'unavailable' });
    expect(await search({ query: 'Qwertyuiop' })).toEqual({
      players: [],
      isUnreachable: true,
      source: 'sample',
      message: `${PLAYER_DATABASE_UNREACHABLE} ${NO_PLAYERS_FOUND}`,
    });
  });

  it('come from the other squads if one fails', async () => {
    fake.control({ fault: 'unavailable', times: 2, endpoint: 'lookup_all_players' });
    const answer = await search({ league: 'Premier League' });
    expect(answer.source).toBe('mixed');
    expect(answer.players.length).toBeGreaterThan(10);
  });

  it('include a league’s samples, using the league-to-club table', async () => {
    fake.control({ fault: 'unavailable' });
    expect(names(await search({ league: 'La Liga' }))).toEqual([
      'Andrés Iniesta',
      'Cristiano Ronaldo',
      'Luka Modrić',
      "Samuel Eto'o",
      'Sergio Busquets',
    ]);
  });
});

describe('player card details', () => {
  async function idOf(query: string): Promise<string> {
    return (await search({ query })).players[0]?.apiId ?? '';
  }

  it('returns player and details', async () => {
    const answer = await fetchDetails(await idOf('Saka'), open(), 'all');
    expect(answer.player).toMatchObject({ name: 'Bukayo Saka', jerseyNumber: 7 });
    expect(answer.details.biography.split('\n\n')).toHaveLength(2);
  });

  it.each(['1', 'sample-cafu', '../x', ''])('does not know %j', async (id) => {
    await expect(fetchDetails(id, open(), 'all')).rejects.toMatchObject({
      status: 404,
      message: 'Player not found in database',
    });
  });

  it.each<[Fault, number, object]>([
    ['html', 502, {}],
    ['large', 502, {}],
    ['unavailable', 503, {}],
    ['rate-limited', 503, { 'Retry-After': '90' }],
  ])('fails on %s with %d %j', async (fault, status, headers) => {
    fake.control({ fault, retryAfter: 90 });
    const message = 'Failed to fetch player data';
    await expect(fetchDetails('34360410', open(), 'all')).rejects.toMatchObject({ status, message, headers });
  });
});
