import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { startPlainCluster } from '#supabase/tests/plain-cluster.ts';

const MUTATIONS = `
  select format('drop policy %I on %s', polname, polrelid::regclass) as sql from pg_policy
  union all
  select format('alter policy %I on %s using (true)', polname, polrelid::regclass) from pg_policy where polqual is not null
  union all
  select format('alter policy %I on %s with check (true)', polname, polrelid::regclass) from pg_policy
  where polwithcheck is not null
  union all
  select format('drop trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger
  where not tgisinternal and tgrelid::regclass::text !~ '^pg_'
  union all
  select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) from pg_constraint
  where contype in ('c', 'u', 'p', 'f') and connamespace::regnamespace::text in ('public', 'private')
  union all
  select format('drop index %s', indexrelid::regclass) from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indisunique and c.relnamespace::regnamespace::text in ('public', 'private')
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  union all
  select format('alter table %s disable row level security', oid::regclass) from pg_class
  where relrowsecurity and relnamespace::regnamespace::text = 'public'
  union all
  select format('grant execute on function %s to public', oid::regprocedure) from pg_proc
  where pronamespace::regnamespace::text = 'public'
  union all
  select format('revoke %s on %s from authenticated', privilege_type, table_schema || '.' || table_name)
  from information_schema.role_table_grants where grantee = 'authenticated' and table_schema = 'public'
  union all
  select format('revoke %s (%I) on %s from authenticated', c.privilege_type, c.column_name, c.table_schema || '.' || c.table_name)
  from information_schema.role_column_grants c
  where c.grantee = 'authenticated' and c.table_schema = 'public' and not exists (
    select from information_schema.role_table_grants t
    where (t.grantee, t.table_schema, t.table_name, t.privilege_type)
      = (c.grantee, c.table_schema, c.table_name, c.privilege_type))
  union all
  select format('revoke execute on function %s from %s', oid::regprocedure, role) from pg_proc
  cross join (values ('authenticated'), ('service_role')) roles (role)
  where pronamespace::regnamespace::text = 'public' and has_function_privilege(role, oid, 'execute')
  order by 1
`;

/** Whether the plain PostgreSQL tests pass after this change. */
function runTests(port: number, mutation: string): Promise<boolean> {
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.db.config.ts', '--ci', '--bail', '--silent'];
  // Constraints are tested in only one file.
  const tests = / drop constraint |^drop index /.test(mutation) ? 'supabase/tests/constraints' : 'supabase/tests';
  const child = spawn(process.execPath, [...jest, tests, '-t', 'plain PostgreSQL'], {
    stdio: 'ignore',
    env: { ...process.env, TEST_PLAIN_PORT: String(port), TEST_MUTATION: mutation },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

/**
 * Removes or weakens each policy, trigger, constraint, unique index, grant and row level security setting in turn. The
 * plain PostgreSQL tests must fail each time. `words` select changes by their SQL.
 */
export async function soakDatabase(words: readonly string[]): Promise<boolean> {
  const cluster = await startPlainCluster();
  if (cluster === null) throw new Error('PostgreSQL is not installed.');
  process.once('exit', () => cluster.stop());
  process.env.TEST_PLAIN_PORT = String(cluster.port);

  const { plainDatabase } = await import('#supabase/tests/plain.ts');
  const base = await plainDatabase('base', 'own', 1);
  const wanted = words.join(' ');
  const mutations = (await base.unsafe(MUTATIONS)).map((row) => String(row.sql)).filter((sql) => sql.includes(wanted));
  await base.end();

  if (!(await runTests(cluster.port, 'select 1'))) throw new Error('The tests fail on the database as it is.');
  const survivors: string[] = [];
  for (const [index, mutation] of mutations.entries()) {
    const missed = await runTests(cluster.port, mutation);
    if (missed) survivors.push(mutation);
    console.log(`${index + 1}/${mutations.length} ${missed ? 'NOT NOTICED' : 'noticed    '} ${mutation}`);
  }
  const summary = `${mutations.length - survivors.length} of ${mutations.length} changes noticed`;
  console.log(`\n${summary}`);
  writeFileSync('.local/soak/database.txt', [summary, ...survivors, ''].join('\n'));
  return survivors.length === 0;
}
