import { createClient } from '@supabase/supabase-js';
import { embedded, signUp } from '#supabase/tests/embedded.ts';

// `npm run soak -- embedded` also tests restarts, locks, emails and concurrent requests.
it('listens on loopback only and gives no access without a key', async () => {
  const { url, serviceKey } = embedded();
  expect(new URL(url).hostname).toBe('127.0.0.1');
  const statusOf = async (path: string, headers = {}) => (await fetch(`${url}${path}`, { headers })).status;
  const withoutKey = [
    await statusOf('/rest/v1/user_profiles'),
    await statusOf('/rest/v1/user_profiles', { Origin: url }),
    await statusOf('/rest/v1/user_profiles', { apikey: 'sb_publishable_guess' }),
    await statusOf('/auth/v1/settings'),
  ];
  expect(withoutKey).toEqual([401, 401, 401, 401]);
  const hidden = ['/', '/_system', '/_system/info', '/studio', '/storage/v1/bucket', '/rest', '/auth'];
  for (const path of hidden) expect([path, await statusOf(path, { apikey: serviceKey })]).toEqual([path, 404]);
});

it('ends an account’s other sessions on a password change, none on a name change, and all on request', async () => {
  const { url, anonKey } = embedded();
  const { client, email } = await signUp();
  const other = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  await other.auth.signInWithPassword({ email, password: 'secret-1' });
  await client.auth.updateUser({ data: { full_name: 'Ada' } });
  expect((await other.auth.refreshSession()).error).toBeNull();
  expect((await client.auth.updateUser({ password: 'secret-2' })).error).toBeNull();
  expect((await other.auth.refreshSession()).error?.code).toMatch(/^(?:refresh_token|session)_/);
  expect((await client.auth.refreshSession()).error).toBeNull();
  await other.auth.signInWithPassword({ email, password: 'secret-2' });
  const third = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  await third.auth.signInWithPassword({ email, password: 'secret-2' });
  expect((await third.auth.signOut({ scope: 'global' })).error).toBeNull();
  expect((await other.auth.refreshSession()).error?.code).toMatch(/^(?:refresh_token|session)_/);
});
