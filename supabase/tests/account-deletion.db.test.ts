import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { hasPlainPostgres, plainDatabase, runAs } from '#supabase/tests/plain.ts';

const onPostgres = hasPlainPostgres ? describe : describe.skip;

/** On a hosted project the auth service deletes accounts with a role that owns `auth` and has no rights in `public`. */
onPostgres('the auth service on plain PostgreSQL', () => {
  let sql: Sql;
  const role = `auth_admin_${process.pid}`;
  const makeUser = async () => {
    const id = randomUUID();
    await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.test`})`;
    return id;
  };

  beforeAll(async () => {
    sql = await plainDatabase('account_deletion', 'own', 12);
    await sql.unsafe(`create role ${role} nologin`);
    await sql.unsafe(`alter schema auth owner to ${role}`);
    await sql.unsafe(`alter table auth.users owner to ${role}`);
    // A table's new owner checks its foreign keys from now on; hosted projects grant the same.
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

  it('deletes an account with teams, chats and counters and leaves nothing of it', async () => {
    const userId = await makeUser();
    for (const name of ['First', 'Second', 'Third']) await save(userId, name);
    await sql`insert into public.ai_chat_history (user_id, message_content, response_content) values (${userId}, 'Q', 'A')`;
    await sql`select public.ai_reserve(${userId}, 5, 'daily', 1000)`;
    await sql`insert into public.team_coaches (team_id, coach_name)
      select id, 'Coach' from public.dream_teams where user_id = ${userId}`;

    await sql.begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`);
      await transaction`delete from auth.users where id = ${userId}`;
    });

    const tables = await sql<{ name: string }[]>`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind = 'r' and c.oid <> 'private.ai_days'::regclass`;
    const counts = await Promise.all(
      tables.map(async ({ name }) => [name, (await sql.unsafe(`select count(*)::int as rows from ${name}`))[0]?.rows]),
    );
    expect(counts.length).toBeGreaterThanOrEqual(9);
    expect(counts.filter(([, rows]) => rows !== 0)).toEqual([]);
  });

  it('changes the email address of an account, which its profile follows', async () => {
    const userId = await makeUser();
    await sql.begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`);
      await transaction`update auth.users set email = 'new@example.test' where id = ${userId}`;
    });
    expect(await sql`select email from public.user_profiles where id = ${userId}`).toEqual([
      { email: 'new@example.test' },
    ]);
  });

  it('saves, deletes and changes the default team at the same time without a deadlock', async () => {
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
