import { randomUUID } from 'node:crypto';
import { embedded, query, signUp } from '#supabase/tests/embedded.ts';
import { hasPlainPostgres, literal, plainDatabase, type Role, runAs } from '#supabase/tests/plain.ts';

export type Caller = 'anon' | 'service' | { userId: string };
export type CallResult = { ok: true; value: unknown } | { ok: false; code: string };

/** A database with the migrations, called the way the API calls it. The same tests run on each. */
export type Database = {
  makeUser: (fullName?: string) => Promise<string>;
  call: (caller: Caller, name: string, args: Record<string, unknown>) => Promise<CallResult>;
  /** Runs a user's SQL where the API would send a request. The embedded database uses REST instead. */
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
};

export const DATABASES: readonly { database: string; open: (name: string) => Promise<Database> }[] = [
  { database: 'embedded backend', open: openEmbedded },
  ...(hasPlainPostgres ? [{ database: 'plain PostgreSQL', open: openPlain }] : []),
];

async function openEmbedded(): Promise<Database> {
  const { url, anonKey, serviceKey } = embedded();
  const tokens = new Map<string, string>();
  return {
    makeUser: async (fullName) => {
      const { id, token } = await signUp(fullName);
      tokens.set(id, token);
      return id;
    },
    call: async (caller, name, args) => {
      const token = typeof caller === 'string' ? undefined : tokens.get(caller.userId);
      const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: caller === 'service' ? serviceKey : anonKey,
          'Content-Type': 'application/json',
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(args),
      });
      const answer: unknown = await response.json();
      return response.ok ? { ok: true, value: answer } : { ok: false, code: codeOf(answer) };
    },
    query,
    close: async () => {},
  };
}

export async function openPlain(name: string): Promise<Database> {
  const sql = await plainDatabase(name, 'own', 50);
  return {
    makeUser: async (fullName = 'Test Fan') => {
      const id = randomUUID();
      await sql`insert into auth.users (id, email, raw_user_meta_data)
        values (${id}, ${`${id}@example.test`}, ${sql.json({ full_name: fullName })})`;
      return id;
    },
    call: async (caller, name_, args) => {
      const list = Object.entries(args).map(([key, value]) => `${key} => ${literal(value)}`);
      const statement = `select public.${name_}(${list.join(', ')}) as value`;
      const [role, userId] = roleOf(caller);
      try {
        const [row] = await runAs(sql, role, userId, statement);
        return { ok: true, value: row?.value };
      } catch (error) {
        return { ok: false, code: codeOf(error) };
      }
    },
    query: (text) => sql.unsafe(text),
    close: () => sql.end(),
  };
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'none';
}

function roleOf(caller: Caller): [Role, string | null] {
  if (typeof caller !== 'string') return ['authenticated', caller.userId];
  return [caller === 'anon' ? 'anon' : 'service_role', null];
}
