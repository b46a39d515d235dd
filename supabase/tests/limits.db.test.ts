import { randomUUID } from 'node:crypto';
import { DATABASES, type Database } from '#supabase/tests/databases.ts';

const team = (name: string, playerBytes = 0) => ({
  name,
  formation_id: '4-3-3',
  formation_name: '4-3-3',
  players: ['GK', 'LB', 'LCB', 'RCB', 'RB', 'LCM', 'CM', 'RCM', 'LW', 'ST', 'RW'].map((position) => ({
    position,
    ...player(position, playerBytes),
  })),
  substitutes: [1, 2, 3, 4, 5, 6, 7].map((slot) => ({ slot, position: 'CB', ...player(`sub-${slot}`, playerBytes) })),
});
const player = (id: string, bytes: number) => ({
  player_id: id,
  player_name: id,
  jersey_number: null,
  image_url: null,
  api_data: { text: 'x'.repeat(bytes) },
});

describe.each(DATABASES)('an account’s limits on the $database', ({ open }) => {
  let database: Database;
  let userId: string;

  beforeAll(async () => {
    database = await open('limits');
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = await database.makeUser();
  });

  const save = (args: Record<string, unknown>) => database.call({ userId }, 'save_team', args);
  const one = async (sql: string) => (await database.query(sql))[0];

  it('stores at most 50 teams, however many are saved at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 56 }, (_, index) => save({ p_team: team(`Team ${index}`), p_as_new: true })),
    );
    const codes = results.map((result) => (result.ok ? 'saved' : result.code)).sort();
    expect(codes).toEqual([...Array<string>(6).fill('PT403'), ...Array<string>(50).fill('saved')]);
    expect(await one(`select count(*)::int as teams from public.dream_teams where user_id = '${userId}'`)).toEqual({
      teams: 50,
    });
  });

  it('rejects a team of more than 64 KB and keeps the previous team', async () => {
    expect(await save({ p_team: team('Small', 3000) })).toMatchObject({ ok: true });
    expect(await save({ p_team: team('Large', 4000) })).toEqual({ ok: false, code: 'PT413' });
    expect(await one(`select name from public.dream_teams where user_id = '${userId}'`)).toEqual({ name: 'Small' });
  });

  it('rejects a team of more than 50 members, and a change that would make it so', async () => {
    const crowd = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ position: `P${index}`, ...player(`p-${index}`, 0) }));
    expect(await save({ p_team: { ...team('Crowd'), players: crowd(43) } })).toMatchObject({ ok: true });
    expect(await save({ p_team: { ...team('Crowd'), players: crowd(44) } })).toEqual({ ok: false, code: 'PT413' });
    const more = `insert into public.team_players (team_id, position, player_id, player_name)
      select id, 'P99', 'p-99', 'One more' from public.dream_teams where user_id = '${userId}'`;
    await expect(database.query(more)).rejects.toThrow('team too large');
  });

  it('sets the dates of saved requests and keeps the newest 200', async () => {
    await save({ p_team: team('Kept') });
    await database.query(`
      insert into public.team_saves (user_id, request_id, team_id, version, created_at)
      select t.user_id, gen_random_uuid(), t.id, 1, '2999-01-01'
      from public.dream_teams t, generate_series(1, 230) where t.user_id = '${userId}'`);
    expect(
      await one(`select count(*)::int as saves, bool_and(created_at < now() + interval '1 minute') as dated
        from public.team_saves where user_id = '${userId}'`),
    ).toEqual({ saves: 200, dated: true });
    const request = { p_team: team('Kept'), p_request_id: randomUUID() };
    expect(await save(request)).toEqual(await save(request));
  });

  const insertChats = (count: number, answer: string) =>
    database.query(`
      insert into public.ai_chat_history (user_id, message_content, response_content, created_at)
      select '${userId}', 'Question ' || n, ${answer}, '2999-01-01' from generate_series(1, ${count}) n`);
  const chats = () =>
    one(`select count(*)::int as records, bool_and(created_at < now() + interval '1 minute') as dated,
      (array_agg(message_content order by created_at desc))[1] as newest
      from public.ai_chat_history where user_id = '${userId}'`);

  it('keeps the newest 1000 chat records', async () => {
    await insertChats(1010, `'Answer'`);
    expect(await chats()).toEqual({ records: 1000, dated: true, newest: 'Question 1010' });
  });

  it('keeps at most 1.5 MB of chat records', async () => {
    await insertChats(40, `repeat('ไ', 16000)`);
    expect(await chats()).toEqual({ records: 31, dated: true, newest: 'Question 40' });
  });

  it('never leaves a user without a default team', async () => {
    await save({ p_team: team('First') });
    await save({ p_team: team('Second'), p_as_new: true });
    await database.query(`update public.dream_teams set is_default = false where user_id = '${userId}'`);
    const defaults = () => one(`select name from public.dream_teams where user_id = '${userId}' and is_default`);
    expect(await defaults()).toEqual({ name: 'First' });
    await database.query(
      `update public.dream_teams set is_default = true where user_id = '${userId}' and name = 'Second'`,
    );
    expect(await defaults()).toEqual({ name: 'Second' });
  });

  it('refuses metadata of more than 5 KB, and keeps what was there', async () => {
    const change = (bytes: number) =>
      database.query(`update auth.users
        set raw_user_meta_data = jsonb_build_object('text', repeat('x', ${bytes})) where id = '${userId}'`);
    await change(5000);
    await expect(change(5120)).rejects.toThrow('account data too large');
    expect(
      await one(`select length(raw_user_meta_data ->> 'text') as kept from auth.users where id = '${userId}'`),
    ).toEqual({ kept: 5000 });
  });

  it('drops what turns text around from the name of a sign-up', async () => {
    const named = await database.makeUser('Ada\u202E\u2066 \u200FLove\tlace\u0007');
    expect(await one(`select full_name from public.user_profiles where id = '${named}'`)).toEqual({
      full_name: 'Ada Love lace',
    });
  });
});
