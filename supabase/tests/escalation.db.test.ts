import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { POST, PUT } from '#app/api/auth/profile/route.ts';
import { embedded, query, signUp, type TestUser } from '#supabase/tests/embedded.ts';
import { describeOnPostgres, plainDatabase, runAs } from '#supabase/tests/plain.ts';
import { ask, signToken } from '#supabase/tests/requests.ts';

/** Everything a user might want to change: the plan, the displayed count and the real counter. */
const standing = (userId: string) => `
  select p.id, p.email, p.plan_type, p.ai_chat_count, p.ai_chat_last_reset::text as reset, u.asked,
    u.given_back, (select count(*)::int from private.ai_reservations r where r.user_id = u.user_id and r.state = 'open') as open
  from public.user_profiles p join private.ai_questions u on u.user_id = p.id where p.id = '${userId}'`;

const RESERVATION = '77777777-7777-4777-8777-777777777777';
const spent = (userId: string) => `
  update public.user_profiles set plan_type = 'free', ai_chat_count = 5, ai_chat_last_reset = private.utc_today()
    where id = '${userId}';
  delete from private.ai_reservations where id = '${RESERVATION}';
  insert into private.ai_questions (user_id, day, asked) values ('${userId}', private.utc_today(), 5)
    on conflict (user_id, day) do update set asked = 5, given_back = 0;
  insert into private.ai_reservations (id, user_id, day, period)
    values ('${RESERVATION}', '${userId}', private.utc_today(), 'daily');`;

describe('over HTTP, on the embedded backend', () => {
  let user: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    user = await signUp('Fan');
    other = await signUp('Other');
  });
  beforeEach(() => query(spent(user.id)));

  type More = { token?: () => string; key?: string; headers?: Record<string, string>; text?: string };
  /** In the path and body, {id}, {other} and {email} stand for the users' own values. */
  type Way = [what: string, method: string, path: string, body?: unknown, more?: More];

  const send = (method: string, path: string, body: unknown = {}, { token, key, headers, text }: More = {}) => {
    const fill = (template: string) =>
      template.replaceAll('{id}', user.id).replaceAll('{other}', other.id).replaceAll('{email}', user.email);
    return fetch(`${embedded().url}${fill(path)}`, {
      method,
      headers: {
        apikey: key ?? embedded().anonKey,
        Authorization: `Bearer ${token?.() ?? user.token}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      body: fill(text ?? JSON.stringify(body)),
    });
  };

  const ALL = '/rest/v1/user_profiles';
  const OWN = `${ALL}?id=eq.{id}`;
  const RPC = '/rest/v1/rpc';
  const pro = { plan_type: 'pro' };
  const row = { id: '{id}', plan_type: 'pro', ai_chat_count: 0 };
  const merge = { headers: { Prefer: 'resolution=merge-duplicates' } };
  const inSchema = (schema: string) => ({ headers: { 'Content-Profile': schema } });
  const signed = (secret: () => string | null) => ({
    token: () => signToken({ sub: user.id, role: 'service_role', aud: 'authenticated', exp: 4_102_444_800 }, secret()),
  });
  const everything = {
    full_name: 'Renamed',
    id: '99999999-9999-4999-8999-999999999999',
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

  const ways: Way[] = [
    ['change the plan', 'PATCH', OWN, pro],
    ['set the count to 0', 'PATCH', OWN, { ai_chat_count: 0 }],
    ['set the count below 0', 'PATCH', OWN, { ai_chat_count: -100 }],
    ['set the count to null', 'PATCH', OWN, { ai_chat_count: null }],
    ['move the reset into the past', 'PATCH', OWN, { ai_chat_last_reset: '2000-01-01' }],
    ['move the reset into the future', 'PATCH', OWN, { ai_chat_last_reset: '2100-01-01' }],
    ['hide the plan behind a name', 'PATCH', OWN, { full_name: 'X', ...pro }],
    ['take an address', 'PATCH', OWN, { email: 'admin@example.test' }],
    ['take another id', 'PATCH', OWN, { id: everything.id }],
    ['change everything', 'PATCH', OWN, everything],
    ['name the columns', 'PATCH', `${OWN}&columns=plan_type`, pro],
    ['change all rows', 'PATCH', ALL, pro],
    ['filter by another column', 'PATCH', `${ALL}?plan_type=eq.free`, { ai_chat_count: 0 }],
    ['filter with an or', 'PATCH', `${ALL}?or=(id.eq.{id},id.not.is.null)`, pro],
    ['ask for the row back', 'PATCH', OWN, pro, { headers: { Prefer: 'return=representation' } }],
    ['put the row', 'PUT', OWN, { ...row, email: '{email}' }],
    ['insert the row', 'POST', ALL, { id: '{id}', ...pro }],
    ['insert many rows', 'POST', ALL, [row, { ...row, id: '{other}' }]],
    ['upsert the row', 'POST', `${ALL}?on_conflict=id`, row, merge],
    ['upsert by the default key', 'POST', ALL, row, merge],
    ['insert as CSV', 'POST', ALL, {}, { text: 'id,plan_type\n{id},pro', headers: { 'Content-Type': 'text/csv' } }],
    ['delete the row', 'DELETE', OWN],
    ['excuse an answer', 'POST', `${RPC}/ai_excuse`, { p_reservation: RESERVATION }],
    ['release an answer', 'POST', `${RPC}/ai_release`, { p_reservation: RESERVATION }],
    ['settle an answer', 'POST', `${RPC}/ai_settle`, { p_reservation: RESERVATION }],
    ['reserve', 'POST', `${RPC}/ai_reserve`, { p_user: '{id}', p_limit: 999, p_period: 'daily', p_cap: 999 }],
    ['call a trigger', 'POST', `${RPC}/sync_user_profile`, {}, inSchema('private')],
    ['reach the counter', 'PATCH', '/rest/v1/ai_questions', { asked: 0 }, inSchema('private')],
    ['delete the counter', 'DELETE', '/rest/v1/ai_questions', {}, inSchema('private')],
    ['reach the accounts', 'PATCH', '/rest/v1/users', { email: 'x@example.test' }, inSchema('auth')],
    ['write it into the account', 'PUT', '/auth/v1/user', { data: { ...pro, ai_chat_count: 0 }, app_metadata: pro }],
    ['sign up again', 'POST', '/auth/v1/signup', { email: '{email}', password: 'secret-1', data: pro }],
    ['delete the history', 'POST', `${RPC}/delete_chat_history`, { p_days_old: 0 }],
    ['use an unsigned token', 'PATCH', OWN, pro, signed(() => null)],
    ['sign a token', 'PATCH', OWN, pro, signed(() => 'guess')],
    ['sign with the public key', 'PATCH', OWN, pro, signed(() => embedded().anonKey)],
    ['guess the secret key', 'PATCH', OWN, pro, { key: 'sb_secret_guess' }],
    ['inject SQL', 'PATCH', `${OWN}'%3B%20update%20user_profiles%20set%20plan_type%3D'pro'--`, { full_name: 'X' }],
    ['use another session', 'PATCH', OWN, pro, { token: () => other.token }],
  ];

  async function gainsNothing(attempt: () => Promise<unknown>) {
    const before = await query(standing(user.id));
    expect(before).toHaveLength(1);
    await attempt();
    expect(await query(standing(user.id))).toEqual(before);
  }

  it.each(ways)('gains nothing: %s', (_, ...attempt) => gainsNothing(() => send(...attempt)));

  it('gains nothing: delete and insert the row', async () => {
    const before = await query(standing(user.id));
    await send('DELETE', OWN);
    await send('POST', ALL, { id: '{id}', email: '{email}' });
    expect(await query(standing(user.id))).toEqual(before);
  });

  it.each([
    ['PUT', PUT],
    ['POST', POST],
  ] as const)('gains nothing by %s through the product’s API', (method, handler) =>
    gainsNothing(() => ask(handler, method, '/api/auth/profile', { token: user.token, body: everything })),
  );

  it('a sign-up sets neither plan nor count, and truncates a long name', async () => {
    const email = `rich-${randomUUID()}@example.test`;
    const data = { full_name: 'n'.repeat(4000), plan_type: 'pro', ai_chat_count: -100 };
    await send('POST', '/auth/v1/signup', { email, password: 'secret-1', data });
    const stored = await query(`select plan_type, ai_chat_count, char_length(full_name) as name
      from public.user_profiles where email = '${email}'`);
    expect(stored).toEqual([{ plan_type: 'free', ai_chat_count: 0, name: 120 }]);
  });
});

describeOnPostgres.each(['own', 'open'] as const)('by SQL, on plain PostgreSQL with %s grants', (grants) => {
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
    // No REST call can truncate, so the embedded backend's grant for it is harmless.
    ...(grants === 'own' ? [`truncate ${table} cascade`] : []),
    `alter table ${table} disable trigger guard_user_profile`,
    `alter table ${table} disable row level security`,
    `create trigger mine before update on ${table} for each row execute function private.guard_user_profile()`,
    `set local role postgres`,
    `set local role service_role`,
    `set local session_replication_role = replica`,
    `update private.ai_questions set asked = 0`,
    `delete from private.ai_questions`,
    `update private.ai_reservations set state = 'released'`,
    `delete from private.ai_days`,
    `select public.ai_excuse('${RESERVATION}')`,
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
