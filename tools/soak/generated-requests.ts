import fc from 'fast-check';
import ODD_INPUTS from '#tools/soak/odd-inputs.json' with { type: 'json' };
import { GET, MARKS, TARGETS, type Target } from '#tools/soak/request-targets.ts';

export type Generated = {
  /** The target route, with `{}` for a parameter. */
  route: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** The nth account's token, no token, or an invalid one. */
  bearer: number | 'none' | 'garbage';
};

export type Answered = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

const mostly = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: usual, weight: 2 }, { arbitrary: odd, weight: 1 });

/** Any 16 bits, including lone and mismatched surrogates. */
const brokenText = fc.array(fc.nat({ max: 0xffff }), { maxLength: 30 }).map((units) => String.fromCharCode(...units));

/** Texts that have caused trouble before, and random ones. All fit into an address or a header. */
const oddText = fc.oneof(
  { arbitrary: fc.constantFrom(...ODD_INPUTS.texts), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  { arbitrary: brokenText, weight: 1 },
);

const LONG_TEXTS = [
  'x'.repeat(5000),
  '👩‍👩‍👧‍👦'.repeat(100),
  `a${'\u0301'.repeat(2500)}`,
  ' '.repeat(3000),
  '\u202E'.repeat(2000),
];
const oddBodyText = fc.oneof(
  { arbitrary: oddText, weight: 6 },
  { arbitrary: fc.constantFrom(...LONG_TEXTS), weight: 1 },
);

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

/** A valid value with one change somewhere: a different type, a strange text, or an extra or changed field. */
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

/** Some texts contain the sender's mark, which must never show up in another account's responses. */
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
const HEADERS: Record<string, string[]> = ODD_INPUTS.headers;

const oddHeaders = fc
  .array(
    fc
      .constantFrom(...Object.keys(HEADERS))
      .chain((name) => fc.constantFrom(...(HEADERS[name] ?? [])).map((value) => [name, value] as const)),
    { maxLength: 3 },
  )
  .map((pairs): Record<string, string> => Object.fromEntries(pairs));

/** Weights out of 8. */
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

/** For each route and method, a request by the first account that must succeed. */
export function plainRequests(): Generated[] {
  const first = (values: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(values).map(([name, [value = '']]) => [name, value]));
  const addressOf = (path: string, query: URLSearchParams) => (query.size === 0 ? path : `${path}?${query}`);
  return TARGETS.flatMap(({ route, methods = GET, place = [''], query = {}, headers = {}, body }) =>
    methods.map((method) => ({
      route,
      method,
      path: addressOf(route.replace('{}', place[0] ?? ''), new URLSearchParams(first(query))),
      headers: { 'content-type': JSON_TYPE, ...headers },
      body: method === 'GET' || !body ? null : Buffer.from(JSON.stringify(body(TEXT, crypto.randomUUID())[0])),
      bearer: 0,
    })),
  );
}

/** The same seed gives the same requests. `MARKS` stand for values that differ between runs. */
export function generateRequests(count: number, seed: number, accounts: number): Generated[] {
  const any = fc.oneof(
    ...TARGETS.map((target) => ({ arbitrary: requestFor(target, accounts), weight: target.methods?.length || 1 })),
  );
  return fc.sample(any, { numRuns: count, seed });
}

/** Describes what a request does, as in `undone`. */
export function deedOf({ route, method, path, body }: Generated): string {
  const isOfOwnTeam = path.includes(MARKS.team) || (body?.includes(MARKS.team) ?? false);
  return `${method} ${route}${isOfOwnTeam ? ' of an own team' : ''}`;
}
