import { createHmac } from 'node:crypto';
import { embedded, type TestUser } from '#supabase/tests/embedded.ts';

export type RouteHandler = (request: Request, context: { params: Promise<never> }) => Promise<Response>;

export type Ask = {
  token?: string | null;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent unchanged, instead of `body`. */
  text?: string;
  params?: Record<string, string>;
};

export async function ask(handler: RouteHandler, method: string, path: string, wish: Ask = {}) {
  const { token, headers, body, text, params } = wish;
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(content === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(content === undefined ? {} : { body: content }),
  });
  const response = await handler(request, { params: Promise.resolve((params ?? {}) as never) });
  return {
    status: response.status,
    headers: response.headers,
    answer: (await response.json()) as Record<string, unknown>,
  };
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with these claims, unsigned if there is no secret. */
export function signToken(claims: object, secret: string | null, alg = secret === null ? 'none' : 'HS256'): string {
  const text = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  const signature = secret === null ? '' : createHmac('sha256', secret).update(text).digest('base64url');
  return `${text}.${signature}`;
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

export function badTokens(user: TestUser): [string, string | null][] {
  const claims = claimsOf(user.token);
  const past = Math.floor(Date.now() / 1000) - 60;
  const { jwtSecret, anonKey, serviceKey } = embedded();
  return [
    ['no token', null],
    ['garbage', 'garbage'],
    ['three parts of garbage', 'a.b.c'],
    ['a token signed with nothing', signToken(claims, null)],
    ['a token signed with nothing, and a signature', `${signToken(claims, null)}${user.token.split('.')[2]}`],
    ['a token of another project', signToken(claims, 'another-secret-of-another-project-0001')],
    ['a changed token', `${user.token.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`],
    ['an expired token', signToken({ ...claims, exp: past }, jwtSecret)],
    ['the public key', anonKey],
    ['the secret key', serviceKey],
    ['an endless token', `${'a'.repeat(9000)}.b.c`],
  ];
}
