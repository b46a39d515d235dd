import { join } from 'node:path';
import { appliedVersions, type Connection } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { type Migration, pendingMigrations } from '#scripts/local/embedded-data.ts';

export type EmbeddedDatabase = {
  connection: Connection;
  /** Runs SQL as the owner and returns the last statement's rows. */
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Runs and records a migration in one transaction. */
  apply: (migration: Migration) => Promise<void>;
};

const NOTE = 'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)';

/** Null keeps everything in memory. */
export async function openPglite(dataDir: string | null): Promise<EmbeddedDatabase> {
  const connection = await createPgliteConnection(dataDir === null ? {} : { url: join(dataDir, 'database') });
  return {
    connection,
    query: async (sql) => (await connection.driver.exec(sql)).at(-1)?.rows ?? [],
    apply: ({ version, name, sql }) =>
      connection.driver.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(NOTE, [version, name, [sql]]);
      }),
  };
}

/** The backend passes a function's JSON argument as text, and the connection would encode it again. */
const jsonb = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

export async function openPostgres(url: string): Promise<EmbeddedDatabase> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const connection = createPostgresConnection({
    url,
    postgresOptions: { onnotice: () => undefined, types: { jsonb } },
  });
  return {
    connection,
    query: async (sql) => {
      const results = await connection.driver.unsafe(sql);
      // Multiple statements return a list of lists.
      return (Array.isArray(results.at(-1)) ? results.at(-1) : results) as Record<string, unknown>[];
    },
    apply: async ({ version, name, sql }) => {
      await connection.driver.begin(async (transaction) => {
        await transaction.unsafe(sql);
        await transaction.unsafe(NOTE, [version, name, [sql]]);
      });
    },
  };
}

export async function migrate(database: EmbeddedDatabase, all: Migration[], dataDir: string): Promise<void> {
  // The embedded backend creates these roles only after the first request.
  await database.query(`
    do $$ begin
      if to_regrole('anon') is null then create role anon nologin; end if;
      if to_regrole('authenticated') is null then create role authenticated nologin; end if;
      if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
    end $$;
  `);
  const applied = await appliedVersions(database.connection);
  for (const migration of pendingMigrations(all, applied, dataDir)) await database.apply(migration);
}
