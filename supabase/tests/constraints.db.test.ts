import { randomUUID } from 'node:crypto';
import { DATABASES, type Database } from '#supabase/tests/databases.ts';
import { literal } from '#supabase/tests/plain.ts';
import { IMAGE_URLS } from '#types/image-url.fixtures.ts';

/** What the database rejects, even from its owner (D40). */
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
      insert into private.ai_questions (user_id, day) values ('${user}', '2026-01-01');
      insert into private.ai_reservations (id, user_id, day, period) values ('${team}', '${user}', '2026-01-01', 'day');
      insert into private.ai_days (day) values ('2026-01-01') on conflict do nothing;
    `);
  });
  afterAll(() => database.close());

  const long = (count: number) => `repeat('n', ${count})`;
  const nobody = randomUUID();
  const member = [
    `position = ${long(13)}`,
    `player_id = ''`,
    `player_id = ${long(65)}`,
    `player_name = ''`,
    `player_name = ${long(121)}`,
    'jersey_number = 0',
    'jersey_number = 100',
    `api_data = jsonb_build_object('n', ${long(4096)})`,
  ];
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
        `formation_id = ''`,
        `formation_id = ${long(21)}`,
        `formation_name = ''`,
        `formation_name = ${long(41)}`,
        'formation_id = null',
        `captain_id = ''`,
        `captain_id = ${long(65)}`,
        `vice_captain_id = ''`,
        `vice_captain_id = ${long(65)}`,
        `captain_id = 'p', vice_captain_id = 'p'`,
        `shirt_colour = ''`,
        `shirt_colour = ${long(21)}`,
        'shirt_colour = null',
        `pitch_colour = ''`,
        `pitch_colour = ${long(21)}`,
        'pitch_colour = null',
      ],
    ],
    ['public.team_players', 'team_id', [`position = ''`, ...member, `api_data = '[]'`, 'api_data = null']],
    ['public.team_substitutes', 'team_id', ['slot = 0', 'slot = 31', ...member, `api_data = '"x"'`]],
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
      'private.ai_questions',
      'user_id',
      ['asked = -1', 'given_back = 11', 'given_back = -1', 'excused = 31', 'excused = -1'],
    ],
    ['private.ai_reservations', 'user_id', [`period = ''`, `period = ${long(21)}`, `state = 'lost'`]],
  ];
  const statements = updates.flatMap(([table, key, assignments]) =>
    assignments.map((assignment) => ({ table, assignment, key })),
  );

  it.each(statements)('$table rejects $assignment', async ({ table, assignment, key }) => {
    const id = key === 'team_id' ? team : user;
    await expect(database.query(`update ${table} set ${assignment} where ${key} = '${id}'`)).rejects.toThrow();
  });

  it.each(IMAGE_URLS)('stores the picture address %j: %s', async (url, isAllowed) => {
    for (const table of ['team_players', 'team_substitutes']) {
      const stored = database.query(`update public.${table} set image_url = ${literal(url)} where team_id = '${team}'`);
      await expect(
        stored.then(
          () => true,
          () => false,
        ),
      ).resolves.toBe(isAllowed);
    }
  });

  const insert = (table: string, columns: string, ...values: (string | number)[]) =>
    `insert into ${table} (${columns}) values (${values.map((value) => `'${value}'`).join(', ')})`;
  const insertTeam = (id: string, owner: string) =>
    insert('public.dream_teams', 'id, user_id, name, formation_id, formation_name', id, owner, 'T', '4-3-3', '4-3-3');
  const insertStarter = (of: string, slot: string, id: string) =>
    insert('public.team_players', 'team_id, position, player_id, player_name', of, slot, id, 'X');
  const insertSubstitute = (of: string, slot: number, id: string) =>
    insert('public.team_substitutes', 'team_id, slot, position, player_id, player_name', of, slot, 'CB', id, 'X');
  const insertCoach = (id: string, of: string) => insert('public.team_coaches', 'id, team_id, coach_name', id, of, 'C');
  const insertSave = (owner: string, request: string, of: string) =>
    insert('public.team_saves', 'user_id, request_id, team_id, version', owner, request, of, 1);
  const insertExchange = (id: string, owner: string) =>
    insert('public.ai_chat_history', 'id, user_id, message_content, response_content', id, owner, 'Q', 'A');
  const insertProfile = (id: string) => insert('public.user_profiles', 'id', id);
  const insertUsage = (owner: string) => insert('private.ai_questions', 'user_id, day', owner, '2026-01-01');
  const insertReservation = (id: string, owner: string) =>
    insert('private.ai_reservations', 'id, user_id, day, period', id, owner, '2026-01-01', 'day');

  it.each<[string, () => string]>([
    [
      'a second default team',
      () => `${insertTeam(randomUUID(), user)}; alter table public.dream_teams disable trigger guard_team;
        update public.dream_teams set is_default = true where user_id = '${user}'`,
    ],
    ['a team without an owner', () => insertTeam(randomUUID(), nobody)],
    ['a team twice', () => insertTeam(team, user)],
    ['another owner', () => `update public.dream_teams set user_id = '${nobody}' where id = '${team}'`],
    ['a starter without a team', () => insertStarter(nobody, 'GK', 'x')],
    ['two players in a slot', () => insertStarter(team, 'GK', 'x')],
    ['a player in two slots', () => insertStarter(team, 'LB', 'p')],
    ['a substitute on the pitch', () => insertStarter(team, 'LB', 's')],
    [
      'a starter who becomes a substitute',
      () => `update public.team_players set player_id = 's' where team_id = '${team}'`,
    ],
    ['a starter on the bench', () => insertSubstitute(team, 2, 'p')],
    ['a substitute without a team', () => insertSubstitute(nobody, 2, 'x')],
    ['two substitutes in a seat', () => insertSubstitute(team, 1, 'x')],
    ['a substitute in two seats', () => insertSubstitute(team, 2, 's')],
    ['a coach without a team', () => insertCoach(randomUUID(), nobody)],
    ['a coach twice', () => insertCoach(team, team)],
    ['a save without a user', () => insertSave(nobody, nobody, team)],
    ['a save without a team', () => insertSave(user, nobody, nobody)],
    ['a save twice', () => insertSave(user, team, team)],
    ['an exchange without a user', () => insertExchange(randomUUID(), nobody)],
    ['an exchange twice', () => insertExchange(team, user)],
    ['a profile without an account', () => insertProfile(nobody)],
    ['a profile twice', () => insertProfile(user)],
    ['a counter without a user', () => insertUsage(nobody)],
    ['a counter twice', () => insertUsage(user)],
    ['a reservation without a user', () => insertReservation(randomUUID(), nobody)],
    ['a reservation twice', () => insertReservation(team, user)],
    ['a day twice', () => insert('private.ai_days', 'day', '2026-01-01')],
    [
      'a deleted account twice',
      () =>
        `insert into private.ai_departed_questions select '${user}', '2026-01-01', '[]', 0 from generate_series(1, 2)`,
    ],
    ['a negative day', () => `update private.ai_days set used = -1 where day = '2026-01-01'`],
  ])('rejects %s', async (_, statement) => {
    // Statements sent together form one transaction.
    await expect(database.query(statement())).rejects.toThrow();
  });

  it('the profile follows the account’s address', async () => {
    await database.query(`update auth.users set email = 'new-${user}@example.test' where id = '${user}'`);
    const [profile] = await database.query(`select email from public.user_profiles where id = '${user}'`);
    expect(profile).toEqual({ email: `new-${user}@example.test` });
  });

  it('the database sets the version and dates itself', async () => {
    const [before] = await database.query(`update public.dream_teams
      set version = 99, updated_at = '2000-01-01', created_at = '2000-01-01' where id = '${team}'
      returning version, updated_at > now() - interval '1 hour' as recent, created_at > now() - interval '1 hour' as new`);
    expect(before).toEqual({ version: 2, recent: true, new: true });
  });
});
