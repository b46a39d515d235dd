import { inspect } from 'node:util';
import { createProvider, ProviderError } from '#lib/oauth/provider.ts';
import type { SportsLoginSettings } from '#lib/platform/env.ts';

const SETTINGS: SportsLoginSettings = {
  clientId: 'client',
  clientSecret: 'SECRET-client',
  sessionSecret: 'SECRET-session-of-enough-characters',
  redirectUri: 'https://dream.example/callback',
  authorizeUrl: 'https://login.example/authorize?brand=sports',
  tokenUrl: 'https://login.example/token',
  scope: 'openid',
};
const GRANT = { code: 'SECRET-code', state: 'SECRET-state', verifier: 'SECRET-verifier-'.padEnd(43, 'x') };
const TOKENS = {
  access_token: 'SECRET-access',
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'SECRET-refresh',
};

const answering = (answer: () => Response | Promise<Response>) =>
  createProvider(SETTINGS, (async () => answer()) as unknown as typeof fetch);

async function failureOf(answer: () => Response | Promise<Response>): Promise<ProviderError> {
  const error = await answering(answer)
    .exchange(GRANT)
    .catch((reason: unknown) => reason);
  if (!(error instanceof ProviderError)) throw new Error(`it did not fail as expected: ${inspect(error)}`);
  return error;
}

it('keeps the configured address’s own parameters', async () => {
  const url = new URL(await answering(() => Response.json({})).authorizationUrl('state', 'v'.repeat(43)));
  expect(url.searchParams.get('brand')).toBe('sports');
  expect(url.searchParams.get('scope')).toBe('openid');
});

it.each([
  ['as Yahoo gives them', { xoauth_yahoo_guid: 'GUID', id_token: 'not.a.token' }, 3600],
  ['with a type in capitals', { token_type: 'Bearer' }, 3600],
  ['with a lifetime sent as text', { expires_in: '60' }, 60],
  ['with a fractional lifetime', { expires_in: 59.9 }, 59],
])('accepts tokens %s', async (_, difference, expiresIn) => {
  const tokens = await answering(() => Response.json({ ...TOKENS, ...difference })).exchange(GRANT);
  expect(tokens).toEqual({ accessToken: 'SECRET-access', refreshToken: 'SECRET-refresh', expiresIn });
});

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const typed =
  (body: string, type: string, status = 200) =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } });

it.each([
  [
    'a refusal',
    json({ error: 'invalid_grant', code: 'SECRET-code' }, 400),
    'provider-refused',
    /400 \(invalid_grant\)/,
  ],
  [
    'a refusal of the client',
    json({ error: 'INVALID_CLIENT_SECRET' }, 401),
    'provider-unusable',
    /INVALID_CLIENT_SECRET/,
  ],
  ['a refusal in HTML', typed('<h1>SECRET-code</h1>', 'text/html', 403), 'provider-unusable', /403 \(no error code\)/],
  ['a busy server', json({ error: 'invalid_grant' }, 429), 'provider-unreachable', /429/],
  ['a failure', json({}, 500), 'provider-unreachable', /500/],
  ['a redirect', () => new Response(null, { status: 302 }), 'provider-unusable', /302/],
  ['HTML', typed('<h1>', 'text/html'), 'provider-unusable', /OAUTH_/],
  ['an empty body', typed('', 'application/json'), 'provider-unusable', /OAUTH_/],
  ['no JSON', typed('{', 'application/json'), 'provider-unusable', /OAUTH_/],
  ['a list', json([TOKENS]), 'provider-unusable', /OAUTH_/],
  ['no access token', json({ ...TOKENS, access_token: undefined }), 'provider-unusable', /OAUTH_/],
  ['no token type', json({ ...TOKENS, token_type: undefined }), 'provider-unusable', /OAUTH_/],
  ['tokens of another type', json({ ...TOKENS, token_type: 'mac' }), 'provider-unusable', /OAUTH_/],
  ['tokens bound to a key', json({ ...TOKENS, token_type: 'dpop' }), 'provider-unusable', /another type/],
  ['no lifetime', json({ ...TOKENS, expires_in: undefined }), 'provider-unusable', /no expires_in/],
  ['an invalid lifetime', json({ ...TOKENS, expires_in: 'soon' }), 'provider-unusable', /OAUTH_/],
  ['an expired lifetime', json({ ...TOKENS, expires_in: -1 }), 'provider-unusable', /OAUTH_/],
  [
    'too much',
    typed(JSON.stringify({ ...TOKENS, more: 'x'.repeat(65536) }), 'application/json'),
    'provider-unusable',
    /too-large/,
  ],
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'provider-unreachable', /network/],
] as const)('%s is a failure that is logged with its cause but no secret', async (_, answer, failure, detail) => {
  const error = await failureOf(answer);
  expect(error.failure).toBe(failure);
  expect(error.message).toMatch(detail);
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain('SECRET-');
});

it('calls http addresses if the settings allow them', async () => {
  const asked: string[] = [];
  const local = { ...SETTINGS, tokenUrl: 'http://127.0.0.1:4000/token' };
  const provider = createProvider(local, (async (address: string) => {
    asked.push(address);
    return Response.json(TOKENS);
  }) as unknown as typeof fetch);
  await provider.refresh('SECRET-refresh');
  expect(asked).toEqual(['http://127.0.0.1:4000/token']);
});
