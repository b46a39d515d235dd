import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { POST, PUT } from '#app/api/auth/profile/route.ts';
import { embedded, query, signUp, type TestUser } from '#supabase/tests/embedded.ts';
import { hasPlainPostgres, plainDatabase, runAs } from '#supabase/tests/plain.ts';
import { signToken } from '#supabase/tests/requests.ts';

/** Everything that a user could want to raise or lower: the plan, the shown count, and the counter that is trusted. */
const standing = (userId: string) => `
  select p.id, p.email, p.plan_type, p.ai_chat_count, p.ai_chat_last_reset::text as reset, u.used_today, u.used_ever,
    u.released_today, (select count(*)::int from private.ai_reservations r where r.user_id = u.user_id and r.state = 'open') as open
  from public.user_profiles p join private.ai_usage u on u.user_id = p.id where p.id = '${userId}'`;

const RESERVATION = '77777777-7777-4777-8777-777777777777';
const spent = (userId: string) => `
  update public.user_profiles set plan_type = 'free', ai_chat_count = 5, ai_chat_last_reset = private.utc_today()
    where id = '${userId}';
  delete from private.ai_reservations where id = '${RESERVATION}';
  insert into private.ai_usage (user_id, day, used_today, used_ever) values ('${userId}', private.utc_today(), 5, 5)
    on conflict (user_id) do update set used_today = 5, used_ever = 5, released_today = 0;
  insert into private.ai_reservations (id, user_id, day, period)
    values ('${RESERVATION}', '${userId}', private.utc_today(), 'daily');`;

describe('by HTTP, on the embedded backend', () => {
  let user: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    user = await signUp('Fan');
    other = await signUp('Other');
  });
  beforeEach(() => query(spent(user.id)));

  type Ask = { token?: string; key?: string; headers?: Record<string, string>; body?: unknown; text?: string };
  const send = (method: string, path: string, { token, key, headers, body, text }: Ask = {}) =>
    fetch(`${embedded().url}${path}`, {
      method,
      headers: {
        apikey: key ?? embedded().anonKey,
        Authorization: `Bearer ${token ?? user.token}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(method === 'GET' ? {} : { body: text ?? JSON.stringify(body ?? {}) }),
    });
  const profiles = '/rest/v1/user_profiles';
  const own = () => `${profiles}?id=eq.${user.id}`;
  const patch = (body: unknown) => () => send('PATCH', own(), { body });
  const service = () => ({ sub: user.id, role: 'service_role', aud: 'authenticated', exp: 4_102_444_800 });
  const profileRequest = (method: string, body: unknown) =>
    new Request('http://localhost:3000/api/auth/profile', {
      method,
      headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const everything = {
    full_name: 'Renamed',
    id: randomUUID(),
    email: 'admin@example.test',
    plan_type: 'pro',
    ai_chat_count: 0,
    ai_chat_last_reset: '2000-01-01',
    updated_at: '2000-01-01',
    created_at: '2000-01-01',
    role: 'service_role',
    is_admin: true,
    unlimited: true,
    limit: 999_999,
    __proto__: { plan_type: 'pro' },
  };

  const ways: [string, () => Promise<Response>][] = [
    ['change the plan', patch({ plan_type: 'pro' })],
    ['set the count to 0', patch({ ai_chat_count: 0 })],
    ['set the count below 0', patch({ ai_chat_count: -100 })],
    ['set the count to null', patch({ ai_chat_count: null })],
    ['move the reset into the past', patch({ ai_chat_last_reset: '2000-01-01' })],
    ['move the reset into the future', patch({ ai_chat_last_reset: '2100-01-01' })],
    ['hide the plan behind a name', patch({ full_name: 'X', plan_type: 'pro' })],
    ['take an address', patch({ email: 'admin@example.test' })],
    ['take another id', patch({ id: randomUUID() })],
    ['change everything', patch(everything)],
    ['name the columns', () => send('PATCH', `${own()}&columns=plan_type`, { body: { plan_type: 'pro' } })],
    ['change all rows', () => send('PATCH', profiles, { body: { plan_type: 'pro' } })],
    ['change by another column', () => send('PATCH', `${profiles}?plan_type=eq.free`, { body: { ai_chat_count: 0 } })],
    [
      'change by an or',
      () => send('PATCH', `${profiles}?or=(id.eq.${user.id},id.not.is.null)`, { body: { plan_type: 'pro' } }),
    ],
    [
      'ask for the row back',
      () => send('PATCH', own(), { body: { plan_type: 'pro' }, headers: { Prefer: 'return=representation' } }),
    ],
    [
      'put the row',
      () => send('PUT', own(), { body: { id: user.id, email: user.email, plan_type: 'pro', ai_chat_count: 0 } }),
    ],
    ['insert the row', () => send('POST', profiles, { body: { id: user.id, plan_type: 'pro' } })],
    [
      'insert many rows',
      () =>
        send('POST', profiles, {
          body: [
            { id: user.id, plan_type: 'pro' },
            { id: other.id, plan_type: 'pro' },
          ],
        }),
    ],
    [
      'upsert the row',
      () =>
        send('POST', `${profiles}?on_conflict=id`, {
          body: { id: user.id, plan_type: 'pro', ai_chat_count: 0 },
          headers: { Prefer: 'resolution=merge-duplicates' },
        }),
    ],
    [
      'upsert by the default key',
      () =>
        send('POST', profiles, {
          body: { id: user.id, plan_type: 'pro' },
          headers: { Prefer: 'resolution=merge-duplicates' },
        }),
    ],
    [
      'insert as CSV',
      () => send('POST', profiles, { text: `id,plan_type\n${user.id},pro`, headers: { 'Content-Type': 'text/csv' } }),
    ],
    ['delete the row', () => send('DELETE', own())],
    [
      'delete and insert the row',
      async () => {
        await send('DELETE', own());
        return send('POST', profiles, { body: { id: user.id, email: user.email } });
      },
    ],
    ['give an answer back', () => send('POST', '/rest/v1/rpc/ai_release', { body: { p_reservation: RESERVATION } })],
    ['settle an answer', () => send('POST', '/rest/v1/rpc/ai_settle', { body: { p_reservation: RESERVATION } })],
    [
      'reserve without a limit',
      () =>
        send('POST', '/rest/v1/rpc/ai_reserve', {
          body: { p_user: user.id, p_limit: 999, p_period: 'daily', p_cap: 999 },
        }),
    ],
    [
      'call a trigger',
      () => send('POST', '/rest/v1/rpc/sync_user_profile', { headers: { 'Content-Profile': 'private' } }),
    ],
    [
      'reach the counter',
      () => send('PATCH', '/rest/v1/ai_usage', { body: { used_today: 0 }, headers: { 'Content-Profile': 'private' } }),
    ],
    ['delete the counter', () => send('DELETE', '/rest/v1/ai_usage', { headers: { 'Content-Profile': 'private' } })],
    [
      'reach the accounts',
      () =>
        send('PATCH', '/rest/v1/users', { body: { email: 'x@example.test' }, headers: { 'Content-Profile': 'auth' } }),
    ],
    [
      'write it into the account',
      () =>
        send('PUT', '/auth/v1/user', {
          body: { data: { plan_type: 'pro', ai_chat_count: 0 }, app_metadata: { plan_type: 'pro' } },
        }),
    ],
    [
      'sign up again',
      () =>
        send('POST', '/auth/v1/signup', {
          body: { email: user.email, password: 'secret-1', data: { plan_type: 'pro' } },
        }),
    ],
    ['delete the history', () => send('POST', '/rest/v1/rpc/delete_chat_history', { body: { p_days_old: 0 } })],
    [
      'sign a token with nothing',
      () =>
        send('PATCH', own(), {
          body: { plan_type: 'pro' },
          token: signToken(service(), null),
        }),
    ],
    [
      'sign a token oneself',
      () =>
        send('PATCH', own(), {
          body: { plan_type: 'pro' },
          token: signToken(service(), 'guess'),
        }),
    ],
    [
      'sign with the public key',
      () =>
        send('PATCH', own(), {
          body: { plan_type: 'pro' },
          token: signToken(service(), embedded().anonKey),
        }),
    ],
    ['guess the secret key', () => send('PATCH', own(), { body: { plan_type: 'pro' }, key: 'sb_secret_guess' })],
    [
      'break out of a filter',
      () =>
        send('PATCH', `${profiles}?id=eq.${user.id}'%3B%20update%20user_profiles%20set%20plan_type%3D'pro'--`, {
          body: { full_name: 'X' },
        }),
    ],
    ['use somebody else’s session', () => send('PATCH', own(), { body: { plan_type: 'pro' }, token: other.token })],
    ['PUT the profile by our API', async () => PUT(profileRequest('PUT', everything), { params: Promise.resolve({}) })],
    [
      'POST the profile by our API',
      async () => POST(profileRequest('POST', everything), { params: Promise.resolve({}) }),
    ],
  ];

  it(`tries ${ways.length} ways`, () => expect(ways.length).toBeGreaterThanOrEqual(30));

  it.each(ways)('gains nothing: %s', async (_, attempt) => {
    const before = await query(standing(user.id));
    expect(before).toHaveLength(1);
    await attempt();
    expect(await query(standing(user.id))).toEqual(before);
  });

  it('a sign-up brings neither plan nor count, and a name of any length', async () => {
    const { url, anonKey } = embedded();
    const email = `rich-${randomUUID()}@example.test`;
    await fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: anonKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email,
        password: 'secret-1',
        data: { full_name: 'n'.repeat(5000), plan_type: 'pro', ai_chat_count: -100 },
      }),
    });
    expect(
      await query(
        `select plan_type, ai_chat_count, char_length(full_name) as name from public.user_profiles where email = '${email}'`,
      ),
    ).toEqual([{ plan_type: 'free', ai_chat_count: 0, name: 120 }]);
  });
});

const onPostgres = hasPlainPostgres ? describe : describe.skip;

onPostgres.each(['own', 'open'] as const)('by SQL, on plain PostgreSQL with %s grants', (grants) => {
  let sql: Sql;
  const userId = 'bbbbbbbb-0000-4000-8000-000000000001';
  beforeAll(async () => {
    sql = await plainDatabase(`escalation_${grants}`, grants, 2);
    await sql`insert into auth.users (id, email) values (${userId}, 'fan@example.test')`;
  });
  afterAll(() => sql.end());
  beforeEach(() => sql.unsafe(spent(userId)));

  const table = 'public.user_profiles';
  const row = `insert into ${table} (id, plan_type, ai_chat_count) values ('${userId}', 'pro', 0)`;
  it.each([
    `update ${table} set plan_type = 'pro'`,
    `update ${table} set ai_chat_count = 0`,
    `update ${table} set ai_chat_count = ai_chat_count - 1 where id = '${userId}'`,
    `update ${table} set ai_chat_last_reset = '2000-01-01'`,
    `update ${table} set ai_chat_last_reset = default`,
    `update ${table} set email = 'admin@example.test'`,
    `update ${table} set id = gen_random_uuid()`,
    `update ${table} set full_name = 'X', plan_type = 'pro'`,
    `update ${table} set (plan_type, ai_chat_count) = ('pro', 0)`,
    `${row}`,
    `${row} on conflict (id) do update set plan_type = 'pro'`,
    `${row} on conflict do nothing`,
    `merge into ${table} p using (select '${userId}'::uuid as id) s on p.id = s.id when matched then update set plan_type = 'pro'`,
    `with gone as (delete from ${table} returning id) select * from gone`,
    // No REST call empties a table, so the grant of it that the embedded backend gives is out of reach.
    ...(grants === 'own' ? [`truncate ${table} cascade`] : []),
    `alter table ${table} disable trigger guard_user_profile`,
    `alter table ${table} disable row level security`,
    `create trigger mine before update on ${table} for each row execute function private.guard_user_profile()`,
    `set local role postgres`,
    `set local role service_role`,
    `set local session_replication_role = replica`,
    `update private.ai_usage set used_today = 0`,
    `delete from private.ai_usage`,
    `update private.ai_reservations set state = 'released'`,
    `delete from private.ai_days`,
    `select public.ai_release('${RESERVATION}')`,
    `select public.ai_settle('${RESERVATION}')`,
    `select public.ai_reserve('${userId}', 999, 'daily', 999)`,
    `select private.sync_user_profile()`,
    `update auth.users set email = 'admin@example.test'`,
    `delete from auth.users`,
    `select set_config('role', 'service_role', true), set_config('request.jwt.claims', '{"role":"service_role"}', true)`,
  ])('gains nothing: %s', async (statement) => {
    const before = await sql.unsafe(standing(userId));
    expect(before).toHaveLength(1);
    await runAs(sql, 'authenticated', userId, statement).catch(() => undefined);
    expect([...(await sql.unsafe(standing(userId)))]).toEqual([...before]);
  });
});
