import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** How the tests reach the embedded backend. Set by `start-databases.ts`. */
export type EmbeddedReach = {
  url: string;
  anonKey: string;
  serviceKey: string;
  jwtSecret: string;
  controlUrl: string;
};

export function embedded(): EmbeddedReach {
  const reach = process.env.TEST_EMBEDDED_BACKEND;
  if (!reach) throw new Error('Run the database tests with jest.db.config.ts.');
  return JSON.parse(reach) as EmbeddedReach;
}

export async function query(sql: string): Promise<Record<string, unknown>[]> {
  const response = await fetch(embedded().controlUrl, { method: 'POST', body: sql });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${sql.slice(0, 200)}: ${JSON.stringify(answer)}`);
  return answer as Record<string, unknown>[];
}

export type TestUser = { id: string; email: string; token: string; client: SupabaseClient };

let made = 0;

export async function signUp(name = 'Test Fan', email?: string): Promise<TestUser> {
  const { url, anonKey } = embedded();
  made += 1;
  const address = email ?? `fan-${process.pid}-${Date.now()}-${made}@example.test`;
  const client = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await client.auth.signUp({
    email: address,
    password: 'secret-1',
    options: { data: { full_name: name } },
  });
  if (error || !data.user || !data.session) throw error ?? new Error('no session after sign-up');
  return { id: data.user.id, email: address, token: data.session.access_token, client };
}

export function secretClient(): SupabaseClient {
  const { url, serviceKey } = embedded();
  return createClient(url, serviceKey, { auth: { persistSession: false, autoRefreshToken: false } });
}
