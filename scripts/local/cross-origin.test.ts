import { withCrossOrigin } from '#scripts/local/cross-origin.ts';

const SITE = 'http://localhost:3000';
const URL_ = 'http://127.0.0.1:54321/auth/v1/signup';

function ask(origin: string | null, method: string): Promise<Response> {
  const request = new Request(URL_, { method, headers: origin === null ? {} : { origin } });
  return withCrossOrigin(request, SITE, async () =>
    Response.json({}, { headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
}

it.each(['http://localhost:3000', 'http://127.0.0.1:3000'])(
  'allows the app’s pages at %s, with token and key',
  async (origin) => {
    const preflight = await ask(origin, 'OPTIONS');
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect((await ask(origin, 'GET')).headers.get('access-control-allow-origin')).toBe(origin);
  },
);

it.each(['http://evil.example', 'http://localhost:4000', 'https://localhost:3000', 'null', null])(
  'rejects the origin %s',
  async (origin) => {
    expect((await ask(origin, 'OPTIONS')).headers.has('access-control-allow-origin')).toBe(false);
    expect((await ask(origin, 'GET')).headers.has('access-control-allow-origin')).toBe(false);
  },
);
