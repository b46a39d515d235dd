import { randomUUID } from 'node:crypto';
import * as history from '#app/api/ai/history/route.ts';
import * as stats from '#app/api/ai/history/stats/route.ts';
import * as download from '#app/api/auth/export/route.ts';
import * as profile from '#app/api/auth/profile/route.ts';
import * as team from '#app/api/teams/[id]/route.ts';
import * as load from '#app/api/teams/load/route.ts';
import * as save from '#app/api/teams/save/route.ts';
import { embedded, query, signUp, type TestUser } from '#supabase/tests/embedded.ts';
import { type Ask, ask, badTokens, claimsOf, type RouteHandler, signToken } from '#supabase/tests/requests.ts';

const emptyTeam = { id: null, name: 'My Dream Team', formation: '4-3-3', players: {}, substitutes: [] };

/** `success` is the status for a signed-in user: 200, or what these made-up ids and addresses lead to. */
type Call = { name: string; handler: RouteHandler; method: string; path: string; ask: Ask; success: number };
const call = (name: string, handler: unknown, ask: Ask = {}, success = 200): Call => {
  const [method = '', path = ''] = name.split(' ');
  return { name, handler: handler as RouteHandler, method, path: `/api/${path}`, ask, success };
};
const params = { id: randomUUID() };
const CALLS: readonly Call[] = [
  call('POST teams/save', save.POST, { body: { team: emptyTeam } }),
  call('GET teams/load', load.GET),
  call('POST teams/{id}', team.POST, { body: {}, params }, 404),
  call('PATCH teams/{id}', team.PATCH, { body: { name: 'X' }, params }, 404),
  call('DELETE teams/{id}', team.DELETE, { params }, 404),
  call('GET auth/profile', profile.GET),
  call('PUT auth/profile', profile.PUT, { body: { full_name: 'X' } }),
  call('POST auth/profile', profile.POST, { body: { full_name: 'X', email: 'x@example.test' } }),
  call('DELETE auth/profile', profile.DELETE, { body: { email: 'another@example.test' } }, 400),
  call('GET auth/export', download.GET),
  call('GET ai/history', history.GET),
  call('POST ai/history', history.POST, { body: { messageContent: 'Q', responseContent: 'A', tokensUsed: 1 } }),
  call('DELETE ai/history', history.DELETE),
  call('GET ai/history/stats', stats.GET),
];

let user: TestUser;
beforeAll(async () => {
  user = await signUp('Fan');
});

/** Tokens that used to be valid. None of the rejected calls changes them. */
let ended: Promise<string[]> | undefined;
async function endSessions(): Promise<string[]> {
  const [signedOut, deleted] = [await signUp('Signed out'), await signUp('Deleted')];
  await signedOut.client.auth.signOut();
  await query(`delete from auth.users where id = '${deleted.id}'`);
  return [signedOut.token, deleted.token];
}
const endedSessions = () => {
  ended ??= endSessions();
  return ended;
};

describe.each(CALLS)('$name', ({ name, handler, method, path, ask: good, success }) => {
  it('responds to a signed-in user, uncached', async () => {
    const { status, headers } = await ask(handler, method, path, { ...good, token: user.token });
    expect(status).toBe(success);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('rejects every invalid token', async () => {
    const asked = badTokens(user).map(async ([kind, token]) => {
      const { status, answer } = await ask(handler, method, path, { ...good, token });
      return { kind, status, error: answer.error };
    });
    const error = name.includes(' ai/')
      ? 'Authentication required for AI features'
      : 'Authentication required - please sign in with Supabase';
    expect(await Promise.all(asked)).toEqual(badTokens(user).map(([kind]) => ({ kind, status: 401, error })));
  });

  it('ignores cookies', async () => {
    const session = encodeURIComponent(JSON.stringify({ access_token: user.token, token_type: 'bearer' }));
    const names = ['sb-127-auth-token', 'sb-access-token', 'access_token'];
    const Cookie = names.map((cookie) => `${cookie}=${session}`).join('; ');
    expect((await ask(handler, method, path, { ...good, headers: { Cookie } })).status).toBe(401);
  });

  it('rejects a signed-out session and a deleted account', async () => {
    for (const token of await endedSessions()) {
      expect((await ask(handler, method, path, { ...good, token })).status).toBe(401);
    }
  });
});

it('accepts a token signed with the right secret, so the expired one is rejected for its age', async () => {
  const token = signToken(claimsOf(user.token), embedded().jwtSecret);
  expect((await ask(load.GET, 'GET', '/api/teams/load', { token })).status).toBe(200);
});

const withBody = CALLS.filter((call) => call.ask.body !== undefined);

describe.each(withBody)('the body of $name', ({ name, handler, method, path, ask: good }) => {
  const send = (wish: Ask) => ask(handler, method, path, { ...good, token: user.token, ...wish });

  it('must have the JSON content type', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''];
    const statuses = await Promise.all(
      types.map(async (type) => (await send({ headers: { 'Content-Type': type } })).status),
    );
    expect(statuses).toEqual(types.map(() => 415));
  });

  it('must not exceed the limit, whatever length it claims', async () => {
    const limits: Record<string, number> = { 'POST teams/save': 64, 'POST ai/history': 32 };
    const text = JSON.stringify({ team: 'x'.repeat((limits[name] ?? 8) * 1024) });
    expect((await send({ text })).status).toBe(413);
    expect((await send({ text, headers: { 'Content-Length': '2' } })).status).toBe(413);
  });

  it('is not read before the sign-in is checked', async () => {
    for (const text of ['{', JSON.stringify({ team: 'x'.repeat(70 * 1024) })]) {
      for (const token of [...(await endedSessions()), 'a.b.c', undefined]) {
        expect((await ask(handler, method, path, { ...good, text, token })).status).toBe(401);
      }
    }
  });

  it('must be well-formed and have the right shape', async () => {
    const texts = ['', '{', 'null', '[]', '"x"', '42', 'true', '{"team":null}', '{"team":[]}', '{"name":5}'];
    const wrong = [
      '['.repeat(5000),
      '{"name":"","full_name":5,"team":{},"messageContent":5}',
      `{"name":"${'n'.repeat(61)}","full_name":"${'n'.repeat(121)}"}`,
    ];
    const statuses = await Promise.all([...texts, ...wrong].map(async (text) => (await send({ text })).status));
    // Every field of these bodies is optional, so a missing one isn't an error.
    const lenient = ['POST teams/{id}', 'PUT auth/profile', 'POST auth/profile'];
    const refused = statuses.filter((status) => status === 400);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(refused.length).toBeGreaterThanOrEqual(lenient.includes(name) ? 9 : statuses.length);
  });
});
