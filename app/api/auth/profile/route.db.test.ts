import { GET as EXPORT } from '#app/api/auth/export/route.ts';
import { DELETE, GET, POST, PUT } from '#app/api/auth/profile/route.ts';
import { POST as SAVE } from '#app/api/teams/save/route.ts';
import { environment } from '#lib/platform/env.ts';
import { NOT_OWN_EMAIL } from '#lib/platform/messages/account.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { query, secretClient, signUp } from '#supabase/tests/embedded.ts';
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
});

const EVERY_TABLE = `select n.nspname || '.' || c.relname as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r'`;

/** The tables that have a row containing any of the words. */
async function traces(...words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await query(EVERY_TABLE)) {
    const mentions = words.map((word) => `t::text like '%${word}%'`).join(' or ');
    if ((await query(`select 1 from ${name} t where ${mentions} limit 1`)).length > 0) found.push(String(name));
  }
  return found;
}

async function userWithEverything() {
  const user = await signUp('Ada Fan');
  const [team] = await query(`insert into public.dream_teams (user_id, name, formation_id, formation_name)
    values ('${user.id}', 'Mine', '4-3-3', '4-3-3') returning id`);
  await query(`insert into public.team_players (team_id, position, player_id, player_name)
    values ('${team?.id}', 'GK', 'p-1', 'One')`);
  await query(`insert into public.ai_chat_history (user_id, message_content, response_content)
    values ('${user.id}', 'Who?', 'Him.')`);
  await secretClient().rpc('ai_reserve', { p_user: user.id, p_limit: 5, p_period: 'daily', p_cap: 100_000 });
  return { ...user, teamId: String(team?.id) };
}

it('deletes the account once its email is typed, with everything in every table', async () => {
  const user = await userWithEverything();
  const words = [user.id, user.email, user.teamId];
  expect((await traces(...words)).length).toBeGreaterThanOrEqual(9);
  const body = { email: ` ${user.email.toUpperCase()} ` };
  expect(await ask(DELETE, 'DELETE', PATH, { token: user.token, body })).toMatchObject({
    status: 200,
    answer: { success: true },
  });
  expect(await traces(...words)).toEqual([]);
  expect((await ask(GET, 'GET', PATH, { token: user.token })).status).toBe(401);
  expect((await user.client.auth.refreshSession()).error?.code).toMatch(/^refresh_token_/);
  expect((await ask(DELETE, 'DELETE', PATH, { token: user.token, body })).status).toBe(401);
});

it('rejects a different email and deletes nothing', async () => {
  const user = await signUp();
  const other = await signUp();
  for (const email of [other.email, '', `${user.email}.test`]) {
    const { status, answer } = await ask(DELETE, 'DELETE', PATH, { token: user.token, body: { email } });
    expect([status, answer.error]).toEqual([400, NOT_OWN_EMAIL]);
  }
  expect((await ask(GET, 'GET', PATH, { token: user.token })).status).toBe(200);
  expect((await ask(GET, 'GET', PATH, { token: other.token })).status).toBe(200);
});

it('deleting two accounts at the same time leaves a third one untouched', async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map(userWithEverything));
  if (!first || !second || !third) throw new Error('not signed up');
  const before = await traces(third.id);
  const deletions = [first, second, first].map(({ token, email }) =>
    ask(DELETE, 'DELETE', PATH, { token, body: { email } }),
  );
  const statuses = (await Promise.all(deletions)).map(({ status }) => status);
  expect(statuses.slice(0, 2)).toEqual(expect.arrayContaining([200, 200]));
  expect(await traces(first.id, first.email, second.id, second.email)).toEqual([]);
  expect(await traces(third.id)).toEqual(before);
});

it('deletes an account while another user and the same user’s other tab are saving', async () => {
  const [leaving, staying] = await Promise.all([1, 2].map(userWithEverything));
  if (!leaving || !staying) throw new Error('not signed up');
  const save = ({ token }: { token: string }, name: string) =>
    ask(SAVE, 'POST', '/api/teams/save', { token, body: { team: { ...newTeam(), name }, asNew: true } });
  const rounds = Array.from({ length: 8 }, (_, round) => round);
  const [saves, tabs, deletion] = await Promise.all([
    Promise.all(rounds.map((round) => save(staying, `Round ${round}`))),
    Promise.all(rounds.map((round) => save(leaving, `Late ${round}`))),
    ask(DELETE, 'DELETE', PATH, { token: leaving.token, body: { email: leaving.email } }),
  ]);
  expect(deletion.status).toBe(200);
  expect(saves.map(({ status }) => status)).toEqual(rounds.map(() => 200));
  // A save succeeds before the deletion; afterwards its token is invalid. Either way there is one clear response.
  for (const { status, answer } of tabs)
    expect([status, answer.error ?? '']).toEqual(status === 200 ? [200, ''] : [401, expect.stringMatching(/\w/)]);
  expect(await traces(leaving.id, leaving.email, leaving.teamId)).toEqual([]);
  const kept = await query(`select count(*)::int as teams from public.dream_teams where user_id = '${staying.id}'`);
  expect(kept).toEqual([{ teams: rounds.length + 1 }]);
});

it('downloads only the caller’s profile, teams and chats, as one file', async () => {
  const [user, other] = await Promise.all([1, 2].map(userWithEverything));
  if (!user || !other) throw new Error('not signed up');
  const { status, headers, answer } = await ask(EXPORT, 'GET', '/api/auth/export', { token: user.token });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="dream11_account_\d{4}-\d\d-\d\d\.json"$/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(answer).toMatchObject({
    profile: { id: user.id, email: user.email, full_name: 'Ada Fan' },
    teams: [{ id: user.teamId, name: 'Mine', team_players: [{ player_name: 'One', position: 'GK' }] }],
    chats: [{ messageContent: 'Who?', responseContent: 'Him.' }],
  });
  expect(JSON.stringify(answer)).not.toContain(other.id);
  expect((await ask(EXPORT, 'GET', '/api/auth/export')).status).toBe(401);
});
