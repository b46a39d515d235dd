import { GET as HISTORY } from '#app/api/ai/history/route.ts';
import { GET as PROFILE } from '#app/api/auth/profile/route.ts';
import { GET as LOAD } from '#app/api/teams/load/route.ts';
import { POST as SAVE } from '#app/api/teams/save/route.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';
import { query, signUp, type TestUser } from '#supabase/tests/embedded.ts';
import { ask, type RouteHandler } from '#supabase/tests/requests.ts';

const team = { id: null, name: 'Kept', formation: '4-3-3', players: {}, substitutes: [] };
const CALLS: [string, RouteHandler, string, object][] = [
  ['save', SAVE, 'POST', { body: { team } }],
  ['load', LOAD, 'GET', {}],
  ['profile', PROFILE, 'GET', {}],
  ['history', HISTORY, 'GET', {}],
];

let user: TestUser;
beforeAll(async () => {
  user = await signUp();
});

/** The arguments of a route handler. */
const asked = (method: string) =>
  [
    new Request('http://localhost:3000/api/x', { method, headers: { Authorization: `Bearer ${user.token}` } }),
    { params: Promise.resolve({}) },
  ] as const;

type Fault = () => Promise<Response>;
/** Responds to `match` the way the backend's gateway would; everything else goes through. */
function breakCalls(match: RegExp, fault: Fault): void {
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => (match.test(String(input)) ? fault() : fetch(input, init)));
}

const html = (status: number) => async () =>
  new Response('<!doctype html><h1>Bad gateway</h1>', { status, headers: { 'Content-Type': 'text/html' } });
const FAULTS: [string, Fault][] = [
  ['cannot be reached', async () => Promise.reject(new Error('connect ECONNREFUSED'))],
  ['returns HTML with a 502', html(502)],
  ['returns HTML with a 503', html(503)],
  ['returns a 504', async () => Response.json({ message: 'timeout' }, { status: 504 })],
  ['returns incomplete JSON', async () => new Response('{"id":', { headers: { 'Content-Type': 'application/json' } })],
  [
    'does not respond in time',
    async () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
  ],
];

describe.each(CALLS)('%s', (_, handler, method, wish) => {
  const call = () => ask(handler, method, '/api/x', { ...wish, token: user.token });
  const expectUnavailable = async (broken: RegExp, fault: Fault) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    breakCalls(broken, fault);
    const { status, answer: told } = await call();
    expect({ status, fallback: told.fallback }).toEqual({ status: 503, fallback: true });
    expect(JSON.stringify(told)).not.toMatch(/html|refused|timed out|unexpected end/i);
    expect(log).toHaveBeenCalled();
  };

  const AUTH_FAULTS = [
    ...FAULTS,
    ['fails in plain text', async () => new Response('Internal Server Error', { status: 500 })],
    ['has too much to do', async () => Response.json({ code: 429, msg: 'over_request_rate_limit' }, { status: 429 })],
  ] as typeof FAULTS;
  it.each(AUTH_FAULTS)('reports that the auth service %s', async (_fault, answer) => {
    await expectUnavailable(/\/auth\/v1\//, answer);
  });

  const failed = (code: string, status: number) => async () => Response.json({ code, message: 'x' }, { status });
  const DATABASE_FAULTS = [
    ...FAULTS,
    ['ends a deadlock', failed('40P01', 500)],
    ['takes too long', failed('57014', 500)],
    ['has no connection left', failed('53300', 503)],
  ] as typeof FAULTS;
  it.each(DATABASE_FAULTS)('reports that the database %s', async (_fault, answer) => {
    await expectUnavailable(/\/rest\/v1\//, answer);
  });

  it('does not reveal the database’s message', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    breakCalls(/\/rest\/v1\//, async () =>
      Response.json({ code: '23514', message: 'violates check constraint "secret_detail"' }, { status: 500 }),
    );
    const { status, answer } = await call();
    expect(status).toBe(500);
    expect(JSON.stringify(answer)).not.toMatch(/secret_detail|23514|constraint/);
    expect(answer.errorId).toEqual(expect.any(String));
  });

  it('returns 401 if the session ends between the two calls', async () => {
    // The profile is asked for together with the questions used, which may fail first.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    breakCalls(/\/rest\/v1\//, async () =>
      Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }),
    );
    expect((await call()).status).toBe(401);
  });
});

it.each([
  ['#app/api/teams/save/route.ts', 'POST'],
  ['#app/api/teams/load/route.ts', 'GET'],
  ['#app/api/teams/[id]/route.ts', 'PATCH'],
  ['#app/api/auth/profile/route.ts', 'GET'],
  ['#app/api/ai/history/route.ts', 'GET'],
  ['#app/api/ai/chat/route.ts', 'POST'],
])('%s returns 503 with the fallback if no backend is configured', async (path, method) => {
  const { NEXT_PUBLIC_SUPABASE_URL } = process.env;
  delete process.env.NEXT_PUBLIC_SUPABASE_URL;
  try {
    await jest.isolateModulesAsync(async () => {
      const handlers = (await import(path)) as Record<string, RouteHandler>;
      const handler = handlers[method];
      if (!handler) throw new Error(`${path} has no ${method}`);
      // The assistant checks the question first.
      const question = { messages: [{ role: 'user', content: 'Who?' }], source: 'widget' };
      const wish = { token: user.token, params: { id: user.id }, ...(method === 'GET' ? {} : { body: question }) };
      const { status, answer } = await ask(handler, method, '/api/x', wish);
      expect([status, answer]).toMatchObject([503, { fallback: true, error: 'Supabase is not configured' }]);
    });
  } finally {
    process.env.NEXT_PUBLIC_SUPABASE_URL = NEXT_PUBLIC_SUPABASE_URL;
  }
});

it('reports a save without a response', async () => {
  breakCalls(/save_team/, async () => new Response(null, { status: 204 }));
  const { status, answer } = await ask(SAVE, 'POST', '/api/teams/save', { token: user.token, body: { team } });
  expect([status, answer.error]).toEqual([500, 'No team data returned from save operation']);
});

it('rejects excess callers at once with a retry time, and accepts them again after the rush', async () => {
  const calm = Promise.withResolvers<Response>();
  breakCalls(/\/(auth|rest)\/v1\//, async () => (await calm.promise).clone());
  const profile = () => PROFILE(...asked('GET'));
  const rush = Array.from({ length: 400 }, profile);
  const refused = await Promise.race(rush);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ fallback: true });
  calm.resolve(Response.json({ code: 401, msg: 'no' }, { status: 401 }));
  const statuses = (await Promise.all(rush)).map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([401, 503]);
  jest.restoreAllMocks();
  expect((await profile()).status).toBe(200);
});

it('a save that fails in the database leaves the team unchanged', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await ask(SAVE, 'POST', '/api/teams/save', { token: user.token, body: { team } });
  // For this user only: other tests share the database.
  await query(`create function private.fault() returns trigger language plpgsql as $$ begin
      if (select t.user_id from public.dream_teams t where t.id = new.team_id) = '${user.id}' then
        raise exception 'fault';
      end if;
      return new;
    end $$;
    create trigger fault before insert on public.team_substitutes for each row execute function private.fault()`);
  const players = { GK: makePlayer({ id: '1', position: 'GK' }) };
  const changed = { ...team, name: 'Half', players, substitutes: [makePlayer({ id: '2', isSubstitute: true })] };
  const { status, answer } = await ask(SAVE, 'POST', '/api/teams/save', { token: user.token, body: { team: changed } });
  await query('drop trigger fault on public.team_substitutes; drop function private.fault()');
  expect([status, answer.error]).toEqual([500, 'Failed to save team']);
  const { answer: loaded } = await ask(LOAD, 'GET', '/api/teams/load', { token: user.token });
  expect(loaded.teams).toMatchObject([{ name: 'Kept', version: 1, players: { GK: null }, substitutes: [] }]);
});
