import { embedded, query, signUp, type TestUser } from '#supabase/tests/embedded.ts';
import { itOnPostgres, plainDatabase, runAs } from '#supabase/tests/plain.ts';

describe('on the embedded backend', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await signUp();
    await query(`
      insert into public.dream_teams (user_id, name, formation_id, formation_name)
        select '${user.id}', 'Team ' || n, '4-3-3', '4-3-3' from generate_series(1, 50) n;
      insert into public.team_players (team_id, position, player_id, player_name, api_data)
        select id, 'P' || n, 'p' || n, 'Player', jsonb_build_object('text', repeat('x', 100))
        from public.dream_teams, generate_series(1, 11) n where user_id = '${user.id}'`);
  });

  const read = async (path: string) => {
    const { url, anonKey } = embedded();
    const response = await fetch(`${url}/rest/v1/${path}`, {
      headers: { apikey: anonKey, Authorization: `Bearer ${user.token}` },
    });
    return { status: response.status, text: await response.text() };
  };

  it('reads a team with its players, substitutes and coaches in one request', async () => {
    const { status, text } = await read('dream_teams?select=name,team_players(*),team_substitutes(*),team_coaches(*)');
    const [first] = JSON.parse(text) as Record<string, unknown[]>[];
    expect([status, first?.team_players?.length]).toEqual([200, 11]);
  });

  it.each([
    'team_players?select=dream_teams(*)',
    'team_substitutes?select=dream_teams(*)',
    'team_coaches?select=dream_teams(*)',
    'team_saves?select=dream_teams(*)',
    'team_players?select=dream_teams!team_players_team_id_fkey(*)',
    'team_players?select=dream_teams!inner(*)',
  ])('finds no way back from a part to its team: %s', async (path) => {
    expect((await read(path)).status).toBe(403);
  });

  it.each([
    'team_players?select=dream_teams(team_players(dream_teams(team_players(*))))',
    'dream_teams?select=team_players(dream_teams(team_players(*)))',
    'dream_teams?select=team_players(...dream_teams(team_players(*)))',
    'dream_teams?select=team_players(team_id(team_players(*)))',
    'dream_teams?select=%74eam_players%28team_players_team_id_fkey%28team_players%28*%29%29%29',
  ])('refuses several levels at once: %s', async (path) => {
    const { status, text } = await read(path);
    expect([status >= 400, text.length < 1000]).toEqual([true, true]);
  });
});

itOnPostgres('plain PostgreSQL gives no way back either, and bounds what a user may ask', async () => {
  const sql = await plainDatabase('nested_reads', 'own', 1);
  const userId = '99999999-0000-4000-8000-000000000001';
  await sql`insert into auth.users (id, email) values (${userId}, 'nested@example.test')`;
  for (const table of ['team_players', 'team_substitutes', 'team_coaches', 'team_saves']) {
    const call = `select public.dream_teams(m) from public.${table} m`;
    await expect(runAs(sql, 'authenticated', userId, call)).rejects.toThrow('permission denied for function');
  }
  const settings = await sql`select rolconfig from pg_roles where rolname = 'authenticated'`;
  expect(settings).toEqual([{ rolconfig: ['statement_timeout=3s'] }]);
  await sql.end();
});
