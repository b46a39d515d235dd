import { existsSync, globSync } from 'node:fs';
import fc from 'fast-check';
import { teamToCode } from '#lib/share/team-code.ts';
import { newTeam } from '#lib/team/formations.ts';

/** A request as it is sent, byte for byte. */
export type Generated = {
  /** The route that it is aimed at, as the house names it. */
  route: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** What it brings as a sign-in: the nth account's token, or something that is none. */
  bearer: number | 'none' | 'garbage';
};

type Target = {
  route: string;
  /** What stands in the place of `{}`. */
  place?: string[];
  query?: Record<string, string[]>;
  body?: unknown[];
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/** Texts that have troubled somebody's server before. */
const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'true',
  '9007199254740993',
  '٣',
  '../../../etc/passwd',
  "'; drop table dream_teams; --",
  '<img src=x onerror=alert(1)>',
  '$\u007bjndi:ldap://127.0.0.1/a}',
  '{{7*7}}',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Eoonidlanor',
  'İstanbul ẞ ﬁ',
  '👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(130),
  // All of them together stay below the 16 KB of headers that Node reads; above, it hangs up.
  'é'.repeat(300),
];

const UUID = '3f2a7c10-9a44-4b53-8d67-0c1b2a3d4e5f';
const TEAM = { ...newTeam(), id: null };
const SHARED = (await teamToCode(newTeam())) ?? '';

/** Every route of the product, with what it takes; a route that is missing here is missed by `missingRoutes`. */
const TARGETS: readonly Target[] = [
  { route: '/' },
  { route: '/callback', query: { code: ['abc'], state: ['x'], error: ['access_denied'], error_description: ['No'] } },
  { route: '/auth/confirm', query: { token_hash: ['abc', 'x'.repeat(256)], type: ['email', 'signup', 'recovery'] } },
  { route: '/manifest.webmanifest' },
  { route: '/icon.svg' },
  { route: '/t/{}', place: [SHARED, SHARED.slice(0, 40), '1', '2abc'] },
  {
    route: '/t/{}/picture',
    place: [SHARED, SHARED.slice(0, 40), '1', '2abc'],
    query: { shape: ['wide', 'tall'] },
  },
  { route: '/api/health' },
  {
    route: '/api/players/search',
    query: {
      query: ['messi', 'an'],
      position: ['ST'],
      year: ['1987'],
      country: ['Spain'],
      league: ['La Liga'],
      team: ['Arsenal'],
    },
  },
  { route: '/api/players/{}', place: ['34991000', '1', 'tsdb-1'] },
  {
    route: '/api/teams/save',
    body: [
      { team: TEAM },
      { team: TEAM, version: 0, requestId: UUID, asNew: true },
      { team: { ...TEAM, id: UUID }, version: 3 },
    ],
  },
  {
    route: '/api/teams/load',
    query: { limit: ['20'], before: ['2026-01-01T00:00:00Z'], only: ['default'], id: [UUID] },
  },
  { route: '/api/teams/{}', place: [UUID, 'x'], body: [{ name: 'Copy' }, { isDefault: true }, {}] },
  { route: '/api/auth/profile', body: [{ full_name: 'Fan' }, { plan_type: 'pro', ai_chat_count: 0 }] },
  {
    route: '/api/ai/chat',
    body: [
      { messages: [{ role: 'user', content: 'Who?' }], source: 'widget' },
      { messages: [{ role: 'user', content: 'Who?' }], team: { formation: '4-3-3', slots: { GK: 'Dino Zoff' } } },
    ],
  },
  {
    route: '/api/ai/history',
    query: { limit: ['50'], offset: ['0'], daysOld: ['30'] },
    body: [{ messageContent: 'Who?', responseContent: 'He.', tokensUsed: 3 }],
  },
  { route: '/api/ai/history/stats' },
  { route: '/api/oauth/start' },
  { route: '/api/oauth/exchange', body: [{ code: 'abc', state: 'x' }] },
  { route: '/api/oauth/refresh', body: [{}] },
  { route: '/api/oauth/session' },
  { route: '/api/oauth/signout', body: [{}] },
  { route: '/api/{}', place: ['nope', 'teams', 'ai'] },
  {
    route: '/{}',
    place: [
      'nope',
      '_next/static/nope.js',
      '_next/image?url=x',
      '_next/data/x.json',
      'favicon.ico',
      'player-index/nope.txt',
    ],
  },
];

/** The routes of `app/` that no request is aimed at. */
export function missingRoutes(): string[] {
  if (!existsSync('app')) throw new Error('Run this in the root of the repository.');
  const aimedAt = new Set(TARGETS.map(({ route }) => route));
  return globSync('app/**/{route.ts,page.tsx}')
    .map(
      (file) =>
        file
          .replaceAll('\\', '/')
          .replace(/^app|\/(route\.ts|page\.tsx)$/g, '')
          .replace(/\[\w+\]/g, '{}') || '/',
    )
    .filter((route) => !aimedAt.has(route));
}

const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const mostly = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: usual, weight: 3 }, { arbitrary: odd, weight: 2 });

/** As a browser would write it, or as it is: escapes that are none included. */
const escapeText = (text: string) => encodeURIComponent(text.toWellFormed());
const segment = fc.oneof(
  oddText.map(escapeText),
  fc.constantFrom('%', '%zz', '%00', '%c0%ae', '%2e%2e', '..', '.', '//', ';', '%F0%9F'),
);

function queryOf(known: Record<string, string[]>): fc.Arbitrary<string> {
  const names = [...Object.keys(known), 'q', '_rsc', '__proto__', 'next', 'url'];
  const pair = fc
    .constantFrom(...names)
    .chain((name) =>
      mostly(fc.constantFrom(...((Object.hasOwn(known, name) && known[name]) || ['x'])).map(escapeText), segment).map(
        (value) => `${name}=${value}`,
      ),
    );
  return mostly(
    fc.array(pair, { maxLength: 3 }).map((pairs) => pairs.join('&')),
    fc.array(fc.oneof(pair, segment), { maxLength: 5 }).map((pairs) => pairs.join('&')),
  );
}

/** Something else somewhere in a sound value: another type, a strange text, a field more or less. */
function mutated(value: unknown): fc.Arbitrary<unknown> {
  const other = fc.oneof(
    oddText,
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom<unknown>(null, [], {}, -1, 1.5, 1e300, '['.repeat(200)),
  );
  if (typeof value !== 'object' || value === null) return other;
  const keys = [...Object.keys(value), 'role', '__proto__'];
  return fc.oneof(
    other,
    fc
      .constantFrom(...keys)
      .chain((key) =>
        mostly(mutated((value as Record<string, unknown>)[key]), other).map((changed) =>
          Array.isArray(value)
            ? [...value, changed]
            : Object.defineProperty({ ...value }, key, { value: changed, enumerable: true }),
        ),
      ),
  );
}

function bodyOf(sound: readonly unknown[]): fc.Arbitrary<Buffer | null> {
  const some = fc.constantFrom(...(sound.length > 0 ? sound : [{}]));
  const asText = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '');
  return fc.oneof(
    { arbitrary: some.map(asText), weight: 4 },
    { arbitrary: some.chain(mutated).map(asText), weight: 6 },
    { arbitrary: some.map((value) => asText(value).subarray(0, -3)), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
    { arbitrary: fc.constantFrom(9, 33, 65).map((size) => Buffer.alloc(size * 1024, '[')), weight: 1 },
    { arbitrary: fc.constant(null), weight: 1 },
  );
}

const JSON_TYPE = 'application/json';
const HEADERS: Record<string, string[]> = {
  'content-type': [
    JSON_TYPE,
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    ';;',
  ],
  accept: ['text/event-stream', 'text/html', '*/*', 'image/avif', ''],
  cookie: [
    'sb-127-auth-token=base64-eyJ9; theme=x',
    '__Host-oauth_tx=x.y.z; __Host-oauth=a.b.c.d.e',
    '=;=;',
    'sb-127-auth-token=%E0%A4%A',
  ],
  host: ['evil.example', '127.0.0.1:1', '[::1]', 'x'.repeat(300)],
  origin: ['https://evil.example', 'null'],
  range: ['bytes=0-1', 'bytes=9999999999-', 'bytes=-'],
  'if-none-match': ['*', '"x"'],
  'content-encoding': ['gzip', 'br'],
  expect: ['100-continue'],
  rsc: ['1'],
  'next-router-state-tree': ['%5B%22%22%5D', 'x', '[[[['],
  'next-router-prefetch': ['1'],
  'next-action': ['abc', '0'.repeat(42)],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['ftp'],
  'x-middleware-subrequest': ['middleware:middleware', 'src/middleware'],
  'x-middleware-rewrite': ['https://evil.example/'],
  'x-invoke-path': ['/api/health'],
  'x-http-method-override': ['DELETE'],
  'x-nextjs-data': ['1'],
  purpose: ['prefetch'],
};

const oddHeaders = fc
  .array(
    fc
      .constantFrom(...Object.keys(HEADERS))
      .chain((name) => fc.constantFrom(...(HEADERS[name] ?? [])).map((value) => [name, value] as const)),
    { maxLength: 3 },
  )
  .map((pairs): Record<string, string> => Object.fromEntries(pairs));

const OWN_METHOD = 5;

function requestFor(target: Target, accounts: number): fc.Arbitrary<Generated> {
  const { route, place = ['x'], query = {}, body = [] } = target;
  return fc
    .record({
      method: fc.oneof(
        { arbitrary: fc.constantFrom(body.length > 0 ? 'POST' : 'GET'), weight: OWN_METHOD },
        { arbitrary: fc.constantFrom(...METHODS), weight: 3 },
      ),
      place: mostly(fc.constantFrom(...place), segment),
      query: fc.option(queryOf(query), { freq: 2, nil: '' }),
      body: bodyOf(body),
      odd: fc.option(oddHeaders, { freq: 3, nil: {} }),
      bearer: fc.oneof(fc.nat({ max: accounts - 1 }), fc.constantFrom('none' as const, 'garbage' as const)),
    })
    .map(({ method, place: filled, query: search, body: content, odd, bearer }) => ({
      route,
      method,
      path: `${route.replace('{}', filled)}${search === '' ? '' : `?${search}`}`,
      headers: { 'content-type': JSON_TYPE, ...odd },
      body: method === 'GET' || method === 'HEAD' || method === 'TRACE' ? null : content,
      bearer,
    }));
}

/** The same seed gives the same requests. */
export function generateRequests(count: number, seed: number, accounts: number): Generated[] {
  const any = fc.oneof(...TARGETS.map((target) => requestFor(target, accounts)));
  return fc.sample(any, { numRuns: count, seed });
}
