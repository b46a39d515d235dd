import { readFileSync } from 'node:fs';
import { embedded, query, signUp } from '#supabase/tests/embedded.ts';

it('the embedded database has no schema lint findings, even after its first request', async () => {
  // The embedded backend grants every table to everyone at its first request.
  await signUp();
  const { url, anonKey } = embedded();
  await fetch(`${url}/rest/v1/dream_teams`, { headers: { apikey: anonKey } });
  expect(await query(readFileSync('supabase/tests/schema-lints.sql', 'utf8'))).toEqual([]);
});

it('the lints can find something', async () => {
  const lints = readFileSync('supabase/tests/schema-lints.sql', 'utf8');
  // At once, because other tests use the same connection, and what they do between two queries would be rolled back.
  const found = await query(`
    create table public.careless (note text);
    create temporary table found on commit drop as ${lints.trim().replace(/;?$/, '')};
    drop table public.careless;
    select * from found;
  `);
  expect(found.map(({ lint }) => lint)).toEqual(['L1 rls_off', 'L12 unbounded_text']);
});
