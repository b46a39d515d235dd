import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { describeOnPostgres, plainDatabase, runAs } from '#supabase/tests/plain.ts';

/** In a hosted project, the auth service deletes accounts with a role that owns `auth` but has no rights in `public`. */
describeOnPostgres('the auth service on plain PostgreSQL', () => {
  let sql: Sql;
  const role = `auth_admin_${process.pid}`;
  const makeUser = async () => {
    const id = randomUUID();
    await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.test`})`;
    return id;
  };

  beforeAll(async () => {
    sql = await plainDatabase('account_deletion', 'own', 12);
    await sql.unsafe(`create table auth.audit_log_entries (id serial, payload json);
      create table auth.flow_state (id serial, user_id uuid, provider_access_token text)`);
    await sql.unsafe(`create role ${role} nologin`);
    await sql.unsafe(`alter schema auth owner to ${role}`);
    await sql.unsafe(`alter table auth.users owner to ${role}`);
    // The new owner's rights now apply to foreign key checks, and hosted projects grant the same.
    await sql.unsafe(`grant select on auth.users to postgres`);
  });
  afterAll(async () => {
    await sql.end();
  });

  const save = (userId: string, name: string) =>
    runAs(
      sql,
      'authenticated',
      userId,
      `select public.save_team('{"name": "${name}", "formation_id": "4-3-3", "formation_name": "4-3-3", "players": [
        {"position": "GK", "player_id": "1", "player_name": "One", "api_data": {}}], "substitutes": [
        {"slot": 1, "position": "CB", "player_id": "2", "player_name": "Two", "api_data": {}}]}',
        p_request_id => gen_random_uuid(), p_as_new => true) as saved`,
    );

  const remove = (userId: string) =>
    sql.begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`);
      await transaction`delete from auth.users where id = ${userId}`;
    });

  /** The tables that have a row mentioning the account. */
  const traces = async (userId: string) => {
    const tables = await sql<{ name: string }[]>`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r'`;
    const counts = await Promise.all(
      tables.map(async ({ name }) => ({
        name,
        rows: (await sql.unsafe(`select from ${name} t where t::text like '%${userId}%'`)).length,
      })),
    );
    return counts.filter(({ rows }) => rows > 0).map(({ name }) => name);
  };
  const members = async () =>
    (
      await sql`select (select count(*) from public.team_players) + (select count(*) from public.team_substitutes)
      + (select count(*) from public.team_coaches) as rows`
    )[0]?.rows;

  it('deletes an account with teams, chats, counters, log and social sign-ins, leaving nothing behind', async () => {
    const userId = await makeUser();
    for (const name of ['First', 'Second', 'Third']) await save(userId, name);
    await sql`insert into public.ai_chat_history (user_id, message_content, response_content) values (${userId}, 'Q', 'A')`;
    await sql`select public.ai_reserve(${userId}, 5, 'daily', 1000)`;
    await sql`insert into public.team_coaches (team_id, coach_name)
      select id, 'Coach' from public.dream_teams where user_id = ${userId}`;
    await sql`insert into auth.flow_state (user_id) values (${userId})`;
    await sql`insert into auth.audit_log_entries (payload) values
      (${sql.json({ actor_id: userId, actor_username: `${userId}@example.test` })}),
      (${sql.json({ actor_id: 'the service', traits: { user_id: userId } })})`;
    expect((await traces(userId)).length).toBeGreaterThanOrEqual(9);

    // PostgreSQL can't read this one as JSON, so it fails if entries of other accounts are read.
    await sql.unsafe(`insert into auth.audit_log_entries (payload) values ('{"actor_id": "\\u0000"}')`);

    await remove(userId);
    expect(await traces(userId)).toEqual([]);
    expect(await members()).toBe('0');
  });

  it('keeps today’s question count for a recreated account, but no other day’s', async () => {
    const again = async (email: string) => {
      const userId = randomUUID();
      await sql`insert into auth.users (id, email) values (${userId}, ${email})`;
      return userId;
    };
    const asked = async (userId: string) =>
      (
        await sql`select p.ai_chat_count as shown, u.asked from public.user_profiles p
        left join private.ai_questions u on u.user_id = p.id where p.id = ${userId}`
      )[0];
    const first = await again('Keen@example.test');
    await sql`select public.ai_reserve(${first}, 5, 'daily', 1000) from generate_series(1, 5)`;
    await remove(first);
    const second = await again('keen@example.test');
    expect(await asked(second)).toEqual({ shown: 5, asked: 5 });
    const reserved = await sql`select public.ai_reserve(${second}, 5, 'daily', 1000) ->> 'status' as status`;
    expect(reserved[0]?.status).toBe('limit');
    expect(await asked(await again('other@example.test'))).toMatchObject({ shown: 0, asked: null });

    await remove(second);
    await sql`update private.ai_departed_questions set day = day - 1`;
    const third = await again('keen@example.test');
    expect(await asked(third)).toMatchObject({ shown: 0, asked: null });
    await sql`delete from private.ai_days`;
    await sql`select public.ai_reserve(${third}, 5, 'daily', 1000)`;
    expect(await sql`select from private.ai_departed_questions`).toHaveLength(0);
  });

  it('leaves nothing behind if the account is deleted while other devices save and ask', async () => {
    const userId = await makeUser();
    await save(userId, 'Base');
    const work = Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0 ? save(userId, `Team ${index}`) : sql`select public.ai_reserve(${userId}, 50, 'daily', 1000)`,
    );
    const deletion = remove(userId).catch(() => remove(userId));
    await Promise.allSettled(work);
    await deletion;
    expect(await traces(userId)).toEqual([]);
    expect(await members()).toBe('0');
  });

  it('changes an account’s email address, and its profile follows', async () => {
    const userId = await makeUser();
    await sql.begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`);
      await transaction`update auth.users set email = 'new@example.test' where id = ${userId}`;
    });
    expect(await sql`select email from public.user_profiles where id = ${userId}`).toEqual([
      { email: 'new@example.test' },
    ]);
  });

  it('saves, deletes and changes the default team simultaneously without a deadlock', async () => {
    const userId = await makeUser();
    await save(userId, 'Base');
    const as = (statement: string) => runAs(sql, 'authenticated', userId, statement);
    const work = Array.from({ length: 150 }, (_, index) => {
      if (index % 3 === 0) return save(userId, `Team ${index}`);
      const change =
        index % 3 === 1 ? 'delete from public.dream_teams' : 'update public.dream_teams set is_default = true';
      return as(`${change} where id = (select id from public.dream_teams order by random() limit 1)`);
    });
    const failed = (await Promise.allSettled(work)).filter(({ status }) => status === 'rejected');
    expect(failed).toEqual([]);
  });
});
