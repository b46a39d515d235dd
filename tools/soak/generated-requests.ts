import fc from 'fast-check';
import { oddBodyText, oddText } from '#tools/soak/odd-texts.ts';
import { GET, MARKS, TARGETS, type Target } from '#tools/soak/request-targets.ts';

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

/** What came back for one, its text whole. */
export type Answered = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

const mostly = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: usual, weight: 2 }, { arbitrary: odd, weight: 1 });

/** As a browser would write it, or as it is: escapes that are none included. */
const escapeText = (text: string) => encodeURIComponent(text.toWellFormed());
const segment = fc.oneof(
  oddText.map(escapeText),
  fc.constantFrom('%', '%zz', '%00', '%c0%ae', '%2e%2e', '..', '.', '//', ';', '%F0%9F'),
);

function queryOf(sound: Record<string, string[]>): fc.Arbitrary<string> {
  const names = [...Object.keys(sound), 'q', '_rsc', '__proto__', 'next', 'url'];
  const pair = fc
    .constantFrom(...names)
    .chain((name) =>
      mostly(fc.constantFrom(...((Object.hasOwn(sound, name) && sound[name]) || ['x'])).map(escapeText), segment).map(
        (value) => `${name}=${value}`,
      ),
    );
  const known = Object.fromEntries(Object.entries(sound).map(([name, values]) => [name, fc.constantFrom(...values)]));
  const asText = (values: object) => String(new URLSearchParams(values as Record<string, string>));
  return fc.oneof(
    fc.record(known).map(asText),
    fc.record(known, { requiredKeys: [] }).map(asText),
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

/** What people write, some of it with a mark of theirs, which nobody else may ever read. */
const TEXT = `Of ${MARKS.user}`;
const usualText = fc.constantFrom('Who?', 'Zoë’s 4-3-3', TEXT);

function bodyOf(sound: NonNullable<Target['body']>): fc.Arbitrary<Buffer | null> {
  const some = fc
    .tuple(mostly(usualText, oddBodyText), fc.uuid({ version: 4 }))
    .chain(([text, id]) => fc.constantFrom(...sound(text, id)));
  const asText = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '');
  return fc.oneof(
    { arbitrary: some.map(asText), weight: 9 },
    { arbitrary: some.chain(mutated).map(asText), weight: 5 },
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

/** Of 8. */
const OWN_METHOD = 6;
const SIGNED_IN = 6;

function requestFor(target: Target, accounts: number): fc.Arbitrary<Generated> {
  const { route, methods = GET, place = ['x'], query = {}, headers = {}, body = () => [{}] } = target;
  return fc
    .record({
      method: fc.oneof(
        { arbitrary: fc.constantFrom(...(methods.length > 0 ? methods : GET)), weight: OWN_METHOD },
        { arbitrary: fc.constantFrom(...METHODS), weight: 8 - OWN_METHOD },
      ),
      place: mostly(fc.constantFrom(...place), segment),
      query: fc.option(queryOf(query), { freq: 2, nil: '' }),
      body: bodyOf(body),
      odd: fc.option(oddHeaders, { freq: 3, nil: {} }),
      bearer: fc.oneof(
        { arbitrary: fc.nat({ max: accounts - 1 }), weight: SIGNED_IN },
        { arbitrary: fc.constantFrom('none' as const, 'garbage' as const), weight: 8 - SIGNED_IN },
      ),
    })
    .map(({ method, place: filled, query: search, body: content, odd, bearer }) => ({
      route,
      method,
      path: `${route.replace('{}', filled)}${search === '' ? '' : `?${search}`}`,
      headers: { 'content-type': JSON_TYPE, ...headers, ...odd },
      body: method === 'GET' || method === 'HEAD' || method === 'TRACE' ? null : content,
      bearer,
    }));
}

/** For each thing that a route is there for the request that has it done, of the first account. */
export function plainRequests(): Generated[] {
  const first = (values: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(values).map(([name, [value = '']]) => [name, value]));
  return TARGETS.flatMap(({ route, methods = GET, place = [''], query = {}, headers = {}, body }) =>
    methods.map((method) => ({
      route,
      method,
      path: `${route.replace('{}', place[0] ?? '')}?${new URLSearchParams(first(query))}`,
      headers: { 'content-type': JSON_TYPE, ...headers },
      body: method === 'GET' || !body ? null : Buffer.from(JSON.stringify(body(TEXT, crypto.randomUUID())[0])),
      bearer: 0,
    })),
  );
}

/** The same seed gives the same requests, byte for byte, with `MARKS` for what is another one in each run. */
export function generateRequests(count: number, seed: number, accounts: number): Generated[] {
  const any = fc.oneof(
    ...TARGETS.map((target) => ({ arbitrary: requestFor(target, accounts), weight: target.methods?.length || 1 })),
  );
  return fc.sample(any, { numRuns: count, seed });
}

/** What a request is for, in the words of `undone`. */
export function deedOf({ route, method, path, body }: Generated): string {
  const isOfOwnTeam = path.includes(MARKS.team) || (body?.includes(MARKS.team) ?? false);
  return `${method} ${route}${isOfOwnTeam ? ' of an own team' : ''}`;
}
