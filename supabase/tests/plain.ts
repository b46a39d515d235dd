import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { readMigrations } from '#scripts/local/embedded-data.ts';

const SUPABASE_DIR = join(process.cwd(), 'supabase');
const ROLES = `do $$ begin
  if to_regrole('anon') is null then create role anon nologin; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin; end if;
  if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
end $$`;

/** What the embedded backend grants on every public table at its first request, whatever the migrations revoked. */
const OPEN_GRANTS = 'grant all on all tables in schema public to anon, authenticated, service_role';

export const hasPlainPostgres = Boolean(process.env.TEST_PLAIN_PORT);

/** For tests that only a plain PostgreSQL can run. `.ci/run` installs one. */
export const describeOnPostgres = hasPlainPostgres ? describe : describe.skip;
export const itOnPostgres = hasPlainPostgres ? it : it.skip;

function connect(database: string, connections: number): Sql {
  return postgres({
    host: '127.0.0.1',
    port: Number(process.env.TEST_PLAIN_PORT),
    user: 'postgres',
    database,
    max: connections,
    onnotice: () => {},
  });
}

/** 'own': only the migrations' grants, as in a hosted project. 'open': every table granted, as in the embedded backend. */
export async function plainDatabase(name: string, grants: 'own' | 'open', connections = 20): Promise<Sql> {
  const admin = connect('postgres', 1);
  // Roles belong to the whole cluster, and PostgreSQL refuses two changes of one at the same moment.
  await admin.unsafe('select pg_advisory_lock(1)');
  await admin.unsafe(ROLES);
  const database = `${name}_${process.pid}`;
  await admin.unsafe(`create database ${database}`);
  const sql = connect(database, connections);
  await sql.unsafe(readFileSync(join(SUPABASE_DIR, 'tests', 'prelude.sql'), 'utf8'));
  for (const migration of readMigrations(join(SUPABASE_DIR, 'migrations'))) await sql.unsafe(migration.sql);
  await admin.end();
  if (grants === 'open') await sql.unsafe(OPEN_GRANTS);
  // tools/soak/removals.ts removes one thing here to check that a test notices.
  if (process.env.TEST_MUTATION) await sql.unsafe(process.env.TEST_MUTATION);
  return sql;
}

export type Role = 'anon' | 'authenticated' | 'service_role';

/** Runs one statement as the API would: in its own transaction, with the role and the user's claims. */
export async function runAs(
  sql: Sql,
  role: Role,
  userId: string | null,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const claims = JSON.stringify(userId === null ? { role } : { role, sub: userId });
  return sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claims', ${claims}, true)`;
    await transaction.unsafe(`set local role ${role}`);
    return transaction.unsafe(statement);
  }) as Promise<Record<string, unknown>[]>;
}

export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
