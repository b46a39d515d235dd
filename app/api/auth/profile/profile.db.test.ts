import { GET, POST, PUT } from '#app/api/auth/profile/route.ts';
import { environment } from '#lib/platform/env.ts';
import { embedded, query, secretClient, signUp } from '#supabase/tests/embedded.ts';
import { ask } from '#supabase/tests/requests.ts';

const PATH = '/api/auth/profile';
const read = (token: string) => ask(GET, 'GET', PATH, { token });

it('returns the profile created with the account, and the question allowance', async () => {
  const user = await signUp('Ada Fan');
  const today = new Date().toISOString().slice(0, 10);
  const { status, answer } = await read(user.token);
  expect(status).toBe(200);
  expect(answer).toEqual({
    profile: {
      id: user.id,
      email: user.email,
      full_name: 'Ada Fan',
      plan_type: 'free',
      ai_chat_count: 0,
      ai_chat_last_reset: today,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
    chat: { limit: 5, used: 0, remaining: 5, unlimited: false, period: 'daily' },
  });
});

it('follows the counter and ignores other days, until the limit is for a lifetime', async () => {
  const user = await signUp();
  const secret = secretClient();
  await secret.rpc('ai_reserve', { p_user: user.id, p_limit: 5, p_period: 'day', p_cap: 100_000 });
  expect((await read(user.token)).answer.chat).toMatchObject({ used: 1, remaining: 4 });
  await query(`update private.ai_questions set day = day - 40 where user_id = '${user.id}'`);
  expect((await read(user.token)).answer.chat).toMatchObject({ used: 0, remaining: 5 });
  jest.replaceProperty(environment().chat, 'period', 'lifetime');
  expect((await read(user.token)).answer.chat).toMatchObject({ used: 1, remaining: 4, period: 'lifetime' });
});

it('is there even if the questions cannot be counted', async () => {
  const user = await signUp();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.replaceProperty(environment(), 'supabaseSecretKey', 'sb_secret_wrong');
  const { status, answer } = await read(user.token);
  expect([status, answer.chat]).toMatchObject([200, { used: 0, remaining: 5 }]);
  expect(logged).toHaveBeenCalledTimes(1);
});

it.each([
  ['PUT', PUT],
  ['POST', POST],
] as const)('%s changes only the name and returns the actual profile', async (method, handler) => {
  const user = await signUp('Before');
  const before = (await read(user.token)).answer.profile as Record<string, unknown>;
  const body = { full_name: '  After ', plan_type: 'pro', ai_chat_count: -5, email: 'x@example.test', id: 'x' };
  const { status, answer } = await ask(handler, method, PATH, { token: user.token, body });
  const profile = answer.profile as Record<string, unknown>;
  expect([status, profile]).toEqual([200, { ...before, full_name: 'After', updated_at: profile.updated_at }]);
  expect(Date.parse(String(profile.updated_at))).toBeGreaterThanOrEqual(Date.parse(String(before.updated_at)));
  expect((await ask(handler, method, PATH, { token: user.token, body: { ai_chat_count: 0 } })).answer).toEqual({
    profile,
  });
});

it('cleans a name', async () => {
  const user = await signUp();
  const { answer } = await ask(PUT, 'PUT', PATH, {
    token: user.token,
    body: { full_name: ' A\u0000da\n\u202EFan\uD800' },
  });
  expect(answer.profile).toMatchObject({ full_name: 'Ada Fan' });
});

it('rejects a name that is too long', async () => {
  const user = await signUp();
  const { status, answer } = await ask(PUT, 'PUT', PATH, { token: user.token, body: { full_name: 'n'.repeat(121) } });
  expect([status, answer.error]).toEqual([400, 'Invalid field: full_name.']);
});

describe('the admin', () => {
  it('is unlimited', async () => {
    const admin = await signUp('Admin', 'admin@example.test');
    expect((await read(admin.token)).answer.chat).toEqual({
      limit: 999_999,
      used: 0,
      remaining: 999_999,
      unlimited: true,
      period: 'daily',
    });
    await query(`update auth.users set email_confirmed_at = null where id = '${admin.id}'`);
    expect((await read(admin.token)).answer.chat).toMatchObject({ unlimited: false, limit: 5 });
    await query(`delete from auth.users where id = '${admin.id}'`);
  });

  it.each(['admin+1@example.test', 'admin@example.test.evil.test', 'xadmin@example.test', 'аdmin@example.test'])(
    'is not %s',
    async (email) => {
      // The last one has a Cyrillic а. If the auth service rejects an address, it isn't an admin either.
      const { url, anonKey } = embedded();
      const response = await fetch(`${url}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: anonKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: 'secret-1' }),
      });
      const { access_token: token = '' } = (await response.json()) as { access_token?: string };
      const { answer } = await read(token);
      expect(answer.chat ?? { unlimited: false }).toMatchObject({ unlimited: false });
    },
  );
});

it('the profile follows a changed address and is deleted with its account', async () => {
  const user = await signUp();
  await query(`update auth.users set email = 'new-${user.id}@example.test' where id = '${user.id}'`);
  expect((await read(user.token)).answer.profile).toMatchObject({ email: `new-${user.id}@example.test` });
  await query(`delete from auth.users where id = '${user.id}'`);
  expect(await query(`select id from public.user_profiles where id = '${user.id}'`)).toEqual([]);
});
