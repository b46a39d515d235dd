import { randomUUID } from 'node:crypto';
import * as history from '#app/api/ai/history/route.ts';
import * as stats from '#app/api/ai/history/stats/route.ts';
import * as profile from '#app/api/auth/profile/route.ts';
import * as team from '#app/api/teams/[id]/route.ts';
import * as load from '#app/api/teams/load/route.ts';
import * as save from '#app/api/teams/save/route.ts';
import { embedded, query, signUp, type TestUser } from '#supabase/tests/embedded.ts';
import { type Ask, ask, badTokens, claimsOf, type RouteHandler, signToken } from '#supabase/tests/requests.ts';

const emptyTeam = { id: null, name: 'My Dream Team', formation: '4-3-3', players: {}, substitutes: [] };

type Call = { name: string; handler: RouteHandler; method: string; path: string; ask: Ask };
const CALLS: readonly Call[] = [
  {
    name: 'POST teams/save',
    handler: save.POST,
    method: 'POST',
    path: '/api/teams/save',
    ask: { body: { team: emptyTeam } },
  },
  { name: 'GET teams/load', handler: load.GET, method: 'GET', path: '/api/teams/load', ask: {} },
  {
    name: 'POST teams/{id}',
    handler: team.POST as RouteHandler,
    method: 'POST',
    path: '/api/teams/x',
    ask: { body: {}, params: { id: randomUUID() } },
  },
  {
    name: 'PATCH teams/{id}',
    handler: team.PATCH as RouteHandler,
    method: 'PATCH',
    path: '/api/teams/x',
    ask: { body: { name: 'X' }, params: { id: randomUUID() } },
  },
  {
    name: 'DELETE teams/{id}',
    handler: team.DELETE as RouteHandler,
    method: 'DELETE',
    path: '/api/teams/x',
    ask: { params: { id: randomUUID() } },
  },
  { name: 'GET auth/profile', handler: profile.GET, method: 'GET', path: '/api/auth/profile', ask: {} },
  {
    name: 'PUT auth/profile',
    handler: profile.PUT,
    method: 'PUT',
    path: '/api/auth/profile',
    ask: { body: { full_name: 'X' } },
  },
  {
    name: 'POST auth/profile',
    handler: profile.POST,
    method: 'POST',
    path: '/api/auth/profile',
    ask: { body: { full_name: 'X', email: 'x@example.test' } },
  },
  { name: 'GET ai/history', handler: history.GET, method: 'GET', path: '/api/ai/history', ask: {} },
  {
    name: 'POST ai/history',
    handler: history.POST,
    method: 'POST',
    path: '/api/ai/history',
    ask: { body: { messageContent: 'Q', responseContent: 'A', tokensUsed: 1 } },
  },
  { name: 'DELETE ai/history', handler: history.DELETE, method: 'DELETE', path: '/api/ai/history', ask: {} },
  { name: 'GET ai/history/stats', handler: stats.GET, method: 'GET', path: '/api/ai/history/stats', ask: {} },
];

let user: TestUser;
beforeAll(async () => {
  user = await signUp('Fan');
});

describe.each(CALLS)('$name', ({ name, handler, method, path, ask: good }) => {
  it('answers a signed-in user', async () => {
    const { status } = await ask(handler, method, path, { ...good, token: user.token });
    expect(status).toBe(name.includes('{id}') ? 404 : 200);
  });

  it('refuses every token that is no sign-in', async () => {
    const asked = badTokens(user).map(async ([kind, token]) => {
      const { status, answer } = await ask(handler, method, path, { ...good, token });
      return { kind, status, error: answer.error };
    });
    const error = name.includes(' ai/')
      ? 'Authentication required for AI features'
      : 'Authentication required - please sign in with Supabase';
    expect(await Promise.all(asked)).toEqual(badTokens(user).map(([kind]) => ({ kind, status: 401, error })));
  });

  it('does not look at cookies', async () => {
    const session = encodeURIComponent(JSON.stringify({ access_token: user.token, token_type: 'bearer' }));
    const names = ['sb-127-auth-token', 'sb-access-token', 'access_token'];
    const Cookie = names.map((cookie) => `${cookie}=${session}`).join('; ');
    expect((await ask(handler, method, path, { ...good, headers: { Cookie } })).status).toBe(401);
  });

  it('refuses a session that was signed out', async () => {
    const gone = await signUp('Gone');
    await gone.client.auth.signOut();
    expect((await ask(handler, method, path, { ...good, token: gone.token })).status).toBe(401);
  });

  it('refuses an account that was deleted', async () => {
    const gone = await signUp('Gone');
    await query(`delete from auth.users where id = '${gone.id}'`);
    expect((await ask(handler, method, path, { ...good, token: gone.token })).status).toBe(401);
  });
});

it('would take a token signed with the right secret, so the expired one is refused for its age', async () => {
  const token = signToken(claimsOf(user.token), embedded().jwtSecret);
  expect((await ask(load.GET, 'GET', '/api/teams/load', { token })).status).toBe(200);
});

const withBody = CALLS.filter((call) => call.ask.body !== undefined);

describe.each(withBody)('the body of $name', ({ name, handler, method, path, ask: good }) => {
  const send = (wish: Ask) => ask(handler, method, path, { ...good, token: user.token, ...wish });

  it('must be JSON by its type', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''];
    const statuses = await Promise.all(
      types.map(async (type) => (await send({ headers: { 'Content-Type': type } })).status),
    );
    expect(statuses).toEqual(types.map(() => 415));
  });

  it('must not be larger than the limit, whatever its length claims', async () => {
    const limits: Record<string, number> = { 'POST teams/save': 64, 'POST ai/history': 32 };
    const text = JSON.stringify({ team: 'x'.repeat((limits[name] ?? 8) * 1024) });
    expect((await send({ text })).status).toBe(413);
    expect((await send({ text, headers: { 'Content-Length': '2' } })).status).toBe(413);
  });

  it('is not spoken of before the sign-in', async () => {
    const gone = await signUp('Gone');
    await gone.client.auth.signOut();
    for (const text of ['{', JSON.stringify({ team: 'x'.repeat(70 * 1024) })]) {
      for (const token of [gone.token, 'a.b.c', undefined]) {
        expect((await ask(handler, method, path, { ...good, text, token })).status).toBe(401);
      }
    }
  });

  it('must be well-formed and have the right shape', async () => {
    const texts = [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '42',
      'true',
      '{"team":null}',
      '{"team":[]}',
      '{"name":5}',
      '['.repeat(5000),
    ];
    const wrong = [
      '{"name":"","full_name":5,"team":{},"messageContent":5}',
      `{"name":"${'n'.repeat(61)}","full_name":"${'n'.repeat(121)}"}`,
    ];
    const statuses = await Promise.all([...texts, ...wrong].map(async (text) => (await send({ text })).status));
    // Every field of these bodies is optional, so only what is no object, or has a wrong field, can be refused.
    const lenient = ['POST teams/{id}', 'PUT auth/profile', 'POST auth/profile'];
    const refused = statuses.filter((status) => status === 400);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(refused.length).toBeGreaterThanOrEqual(lenient.includes(name) ? 9 : statuses.length);
  });
});

it.each(CALLS)('$name tells caches and other methods off', async ({ handler, method, path, ask: good }) => {
  const { headers } = await ask(handler, method, path, { ...good, token: user.token });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

it.each([
  ['teams/save', save, 'OPTIONS, POST'],
  ['teams/load', load, 'GET, HEAD, OPTIONS'],
  ['teams/{id}', team, 'DELETE, OPTIONS, PATCH, POST'],
  ['auth/profile', profile, 'GET, HEAD, OPTIONS, POST, PUT'],
  ['ai/history', history, 'DELETE, GET, HEAD, OPTIONS, POST'],
  ['ai/history/stats', stats, 'GET, HEAD, OPTIONS'],
])('%s answers the other methods with 405', async (_, handlers, allowed) => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  for (const method of methods.filter((candidate) => !allowed.split(', ').includes(candidate))) {
    const { status, headers } = await ask(handlers[method] as RouteHandler, method, '/x', { token: user.token });
    expect([status, headers.get('Allow')?.split(', ').sort().join(', ')]).toEqual([405, allowed]);
  }
});
