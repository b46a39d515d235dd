import { readFileSync } from 'node:fs';
import type { Sql } from 'postgres';
import {
  ACTORS,
  type Actor,
  COMMANDS,
  callSql,
  cellSql,
  type Fixture,
  FUNCTIONS,
  PRIVATE_TABLES,
  seedSql,
  snapshotSql,
  TABLES,
} from '#supabase/tests/permission-matrix.ts';
import { describeOnPostgres, plainDatabase, runAs } from '#supabase/tests/plain.ts';

/**
 * The same matrix on plain PostgreSQL: once with only the migrations' own grants, which reveals a missing grant, and
 * once with every table granted to everyone, where only row level security and the guards protect it.
 */
describeOnPostgres.each(['own', 'open'] as const)('plain PostgreSQL, %s grants', (grants) => {
  let sql: Sql;
  const fixture: Fixture = {
    ownerId: 'aaaaaaaa-0000-4000-8000-000000000001',
    otherId: 'aaaaaaaa-0000-4000-8000-000000000002',
  };

  beforeAll(async () => {
    sql = await plainDatabase(`permissions_${grants}`, grants, 2);
    await sql`insert into auth.users (id, email) values
      (${fixture.ownerId}, 'owner@example.test'), (${fixture.otherId}, 'other@example.test')`;
  });
  afterAll(() => sql.end());
  beforeEach(() => sql.unsafe(seedSql(fixture)));

  const snapshot = async () => (await sql.unsafe(snapshotSql(fixture)))[0]?.content;
  const as = async (actor: Actor, statement: string) => {
    const userId = { anon: null, owner: fixture.ownerId, other: fixture.otherId }[actor];
    try {
      return { ok: true, rows: await runAs(sql, actor === 'anon' ? 'anon' : 'authenticated', userId, statement) };
    } catch {
      return { ok: false, rows: [] };
    }
  };

  describe.each(TABLES)('$table', (test) => {
    const cells = ACTORS.flatMap((actor) =>
      COMMANDS.map((command) => ({ actor, command, may: actor === 'owner' && test.owner.includes(command) })),
    );

    it.each(cells)('$actor, $command: allowed $may', async ({ actor, command, may }) => {
      const before = await snapshot();
      const { ok, rows } = await as(actor, cellSql(command, test, fixture));
      const changed = (await snapshot()) !== before;
      const seen = command === 'select' ? rows.length > 0 : changed;
      expect({ seen, done: may && ok, changed }).toEqual({
        seen: may,
        done: may,
        changed: may && command !== 'select',
      });
    });
  });

  describe.each(FUNCTIONS)('$name', (test) => {
    it.each(ACTORS)('called by %s', async (actor) => {
      const before = await snapshot();
      const { ok } = await as(actor, callSql(test, fixture));
      expect({ ok, changed: (await snapshot()) !== before }).toEqual({
        ok: test.allowed.includes(actor),
        changed: test.changes && actor === 'owner' && test.allowed.includes(actor),
      });
    });
  });

  it.each(PRIVATE_TABLES.flatMap((table) => ACTORS.map((actor) => [table, actor] as const)))(
    'private.%s is out of reach for %s',
    async (table, actor) => {
      const read = await as(actor, `select * from private.${table}`);
      expect(read).toEqual({ ok: false, rows: [] });
    },
  );

  it('grants each function to nobody else', async () => {
    const open = await sql`
      select r.rolname as role, array_agg(p.proname::text order by p.proname) as functions
      from pg_proc p, pg_roles r
      where p.pronamespace = 'public'::regnamespace and r.rolname in ('anon', 'authenticated', 'service_role')
        and has_function_privilege(r.oid, p.oid, 'execute')
      group by r.rolname order by r.rolname`;
    const users = ['chat_history_stats', 'delete_chat_history', 'duplicate_team', 'save_team'];
    expect([...open]).toEqual([
      { role: 'authenticated', functions: users },
      { role: 'service_role', functions: ['ai_excuse', 'ai_release', 'ai_reserve', 'ai_settle', 'ai_used', ...users] },
    ]);
  });

  it('lets a user record an exchange with its sources, as the server does on the user’s behalf', async () => {
    const exchange = `insert into public.ai_chat_history (user_id, message_content, response_content, citations)
      values ('${fixture.ownerId}', 'Who?', 'Zidane [1].', '["https://example.org/"]') returning citations`;
    expect(await as('owner', exchange)).toEqual({ ok: true, rows: [{ citations: ['https://example.org/'] }] });
  });

  it('has no schema lint findings', async () => {
    expect(await sql.unsafe(readFileSync('supabase/tests/schema-lints.sql', 'utf8'))).toHaveLength(0);
  });
});
