import { randomUUID } from 'node:crypto';
import { DATABASES, type Database } from '#supabase/tests/databases.ts';

/** What no way into the database may store, the owner's own hand included (D40). */
describe.each(DATABASES)('the limits of the $database', ({ open }) => {
  let database: Database;
  let user: string;
  let team: string;

  beforeAll(async () => {
    database = await open('constraints');
    user = await database.makeUser();
    team = randomUUID();
    await database.query(`
      insert into public.dream_teams (id, user_id, name, formation_id, formation_name)
        values ('${team}', '${user}', 'Team', '4-3-3', '4-3-3');
      insert into public.team_players (team_id, position, player_id, player_name) values ('${team}', 'GK', 'p', 'P');
      insert into public.team_substitutes (team_id, slot, position, player_id, player_name)
        values ('${team}', 1, 'CB', 's', 'S');
      insert into public.team_coaches (id, team_id, coach_name) values ('${team}', '${team}', 'C');
      insert into public.team_saves (user_id, request_id, team_id, version) values ('${user}', '${team}', '${team}', 1);
      insert into public.ai_chat_history (id, user_id, message_content, response_content)
        values ('${team}', '${user}', 'Q', 'A');
      insert into private.ai_usage (user_id, day) values ('${user}', '2026-01-01');
      insert into private.ai_reservations (id, user_id, day, period) values ('${team}', '${user}', '2026-01-01', 'daily');
      insert into private.ai_days (day) values ('2026-01-01') on conflict do nothing;
    `);
  });
  afterAll(() => database.close());

  const long = (count: number) => `repeat('n', ${count})`;
  const nobody = randomUUID();
  const updates: [string, string, string[]][] = [
    [
      'public.user_profiles',
      'id',
      [
        `email = ${long(321)}`,
        `full_name = ${long(121)}`,
        `full_name = ${long(5_000_000)}`,
        `plan_type = ''`,
        `plan_type = ${long(41)}`,
        'ai_chat_count = -1',
        'email = null',
        'plan_type = null',
      ],
    ],
    [
      'public.dream_teams',
      'user_id',
      [
        `name = ''`,
        `name = '   '`,
        `name = ${long(61)}`,
        `formation_id = '9-9-9'`,
        `formation_name = ''`,
        `formation_name = ${long(41)}`,
        'formation_id = null',
        `captain_id = ''`,
        `captain_id = ${long(65)}`,
        `vice_captain_id = ''`,
        `vice_captain_id = ${long(65)}`,
        `captain_id = 'p', vice_captain_id = 'p'`,
        `shirt_colour = 'plaid'`,
        'shirt_colour = null',
        `pitch_colour = 'plaid'`,
        'pitch_colour = null',
      ],
    ],
    [
      'public.team_players',
      'team_id',
      [
        `position = 'XX'`,
        `player_id = ''`,
        `player_id = ${long(65)}`,
        `player_name = ''`,
        `player_name = ${long(121)}`,
        'jersey_number = 0',
        'jersey_number = 100',
        `image_url = 'http://r2.thesportsdb.com/x'`,
        `image_url = 'https://evil.test/https://r2.thesportsdb.com/'`,
        `image_url = 'https://r2.thesportsdb.com/' || ${long(2048)}`,
        `api_data = '[]'`,
        `api_data = jsonb_build_object('n', ${long(4096)})`,
        'api_data = null',
      ],
    ],
    [
      'public.team_substitutes',
      'team_id',
      [
        'slot = 0',
        'slot = 8',
        `position = 'LCB'`,
        `player_id = ''`,
        `player_id = ${long(65)}`,
        `player_name = ''`,
        `player_name = ${long(121)}`,
        'jersey_number = 0',
        'jersey_number = 100',
        `image_url = 'javascript:alert(1)'`,
        `image_url = 'https://www.thesportsdb.com/' || ${long(2048)}`,
        `api_data = '"x"'`,
        `api_data = jsonb_build_object('n', ${long(4096)})`,
      ],
    ],
    ['public.team_coaches', 'team_id', [`coach_name = ''`, `coach_name = ${long(121)}`]],
    [
      'public.ai_chat_history',
      'user_id',
      [
        `message_content = ''`,
        `message_content = ${long(2001)}`,
        `response_content = ${long(16_001)}`,
        `citations = '{}'`,
        `citations = jsonb_build_array(${long(65_536)})`,
        'tokens_used = 1',
      ],
    ],
    [
      'private.ai_usage',
      'user_id',
      ['used_today = -1', 'used_ever = -1', 'released_today = 11', 'released_today = -1'],
    ],
    ['private.ai_reservations', 'user_id', [`period = 'hourly'`, `state = 'lost'`]],
  ];
  const statements = [
    ...updates.flatMap(([table, key, assignments]) =>
      assignments.map((assignment) => ({ table, statement: assignment, where: key })),
    ),
  ];

  it.each(statements)('$table refuses $statement', async ({ table, statement, where }) => {
    const id = where === 'team_id' ? team : user;
    await expect(database.query(`update ${table} set ${statement} where ${where} = '${id}'`)).rejects.toThrow();
  });

  it.each([
    [
      'a second default team',
      () => `insert into public.dream_teams (user_id, name, formation_id, formation_name, is_default)
      values ('${user}', 'Two', '4-3-3', '4-3-3', false); alter table public.dream_teams disable trigger guard_team;
      update public.dream_teams set is_default = true where user_id = '${user}'`,
    ],
    [
      'a team of nobody',
      () => `insert into public.dream_teams (user_id, name, formation_id, formation_name)
      values ('${nobody}', 'Team', '4-3-3', '4-3-3')`,
    ],
    [
      'a team twice',
      () => `insert into public.dream_teams (id, user_id, name, formation_id, formation_name)
      values ('${team}', '${user}', 'Team', '4-3-3', '4-3-3')`,
    ],
    [
      'a player of no team',
      () => `insert into public.team_players (team_id, position, player_id, player_name)
      values ('${nobody}', 'GK', 'x', 'X')`,
    ],
    [
      'two players in a slot',
      () => `insert into public.team_players (team_id, position, player_id, player_name)
      values ('${team}', 'GK', 'x', 'X')`,
    ],
    [
      'a player in two slots',
      () => `insert into public.team_players (team_id, position, player_id, player_name)
      values ('${team}', 'LB', 'p', 'P')`,
    ],
    [
      'a substitute on the pitch',
      () => `insert into public.team_players (team_id, position, player_id, player_name)
      values ('${team}', 'LB', 's', 'S')`,
    ],
    [
      'a starter who becomes a substitute',
      () => `update public.team_players set player_id = 's' where team_id = '${team}'`,
    ],
    [
      'a starter on the bench',
      () => `insert into public.team_substitutes (team_id, slot, position, player_id, player_name)
      values ('${team}', 2, 'CB', 'p', 'P')`,
    ],
    [
      'a substitute of no team',
      () => `insert into public.team_substitutes (team_id, slot, position, player_id, player_name)
      values ('${nobody}', 2, 'CB', 'x', 'X')`,
    ],
    [
      'two substitutes in a place',
      () => `insert into public.team_substitutes (team_id, slot, position, player_id, player_name)
      values ('${team}', 1, 'CB', 'x', 'X')`,
    ],
    [
      'a substitute in two places',
      () => `insert into public.team_substitutes (team_id, slot, position, player_id, player_name)
      values ('${team}', 2, 'CB', 's', 'S')`,
    ],
    ['a coach of no team', () => `insert into public.team_coaches (team_id, coach_name) values ('${nobody}', 'C')`],
    [
      'a coach twice',
      () => `insert into public.team_coaches (id, team_id, coach_name) values ('${team}', '${team}', 'C')`,
    ],
    [
      'a save of nobody',
      () => `insert into public.team_saves (user_id, request_id, team_id, version)
      values ('${nobody}', '${nobody}', '${team}', 1)`,
    ],
    [
      'a save of no team',
      () => `insert into public.team_saves (user_id, request_id, team_id, version)
      values ('${user}', '${nobody}', '${nobody}', 1)`,
    ],
    [
      'a save twice',
      () => `insert into public.team_saves (user_id, request_id, team_id, version)
      values ('${user}', '${team}', '${team}', 1)`,
    ],
    [
      'an exchange of nobody',
      () => `insert into public.ai_chat_history (user_id, message_content, response_content)
      values ('${nobody}', 'Q', 'A')`,
    ],
    [
      'an exchange twice',
      () => `insert into public.ai_chat_history (id, user_id, message_content, response_content)
      values ('${team}', '${user}', 'Q', 'A')`,
    ],
    ['a profile of nobody', () => `insert into public.user_profiles (id) values ('${nobody}')`],
    ['a profile twice', () => `insert into public.user_profiles (id) values ('${user}')`],
    ['a counter of nobody', () => `insert into private.ai_usage (user_id, day) values ('${nobody}', '2026-01-01')`],
    ['a counter twice', () => `insert into private.ai_usage (user_id, day) values ('${user}', '2026-01-01')`],
    [
      'a reservation of nobody',
      () => `insert into private.ai_reservations (user_id, day, period)
      values ('${nobody}', '2026-01-01', 'daily')`,
    ],
    [
      'a reservation twice',
      () => `insert into private.ai_reservations (id, user_id, day, period)
      values ('${team}', '${user}', '2026-01-01', 'daily')`,
    ],
    ['a day twice', () => `insert into private.ai_days (day) values ('2026-01-01')`],
    ['a day below nothing', () => `update private.ai_days set used = -1 where day = '2026-01-01'`],
    ['another owner', () => `update public.dream_teams set user_id = '${nobody}' where id = '${team}'`],
  ])('refuse %s', async (_, statement) => {
    // Several statements sent at once are one transaction.
    await expect(database.query(statement())).rejects.toThrow();
  });

  it('the profile follows the address of the account', async () => {
    await database.query(`update auth.users set email = 'new-${user}@example.test' where id = '${user}'`);
    const [profile] = await database.query(`select email from public.user_profiles where id = '${user}'`);
    expect(profile).toEqual({ email: `new-${user}@example.test` });
  });

  it('the version and the dates are the database’s own', async () => {
    const [before] = await database.query(`update public.dream_teams
      set version = 99, updated_at = '2000-01-01', created_at = '2000-01-01' where id = '${team}'
      returning version, updated_at > now() - interval '1 hour' as recent, created_at > now() - interval '1 hour' as new`);
    expect(before).toEqual({ version: 2, recent: true, new: true });
  });
});
