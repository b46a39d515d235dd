/**
 * A sports account provider: `node e2e/fakes/sports-login.ts {port}`. oauth2-mock-server implements the protocol. This
 * adds what Yahoo adds (client secret, exact redirect address, rotating refresh tokens) and faults.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as elapsed } from 'node:timers/promises';
import { OAuth2Server } from 'oauth2-mock-server';
import {
  ORDINARY_PLAN,
  type Plan,
  SPORTS_LOGIN_CLIENT,
  type TokenAnswer,
  type TokenCall,
} from '#e2e/fakes/sports-login-settings.ts';

const HOST = '127.0.0.1';
const ROTATED_LIFETIME = 3600;

const port = Number(process.argv[2]);
const base = `http://${HOST}:${port}`;
const protocol = new OAuth2Server();
await protocol.issuer.keys.generate('RS256');
await protocol.start(0, HOST);
const inner = `http://${HOST}:${protocol.address().port}`;

/** Each can be used once. */
const codes = new Map<string, { plan: Plan; redirectUri: string }>();
const refreshTokens = new Map<string, Plan>();
const calls = new Map<string, TokenCall[]>();

function planOf(request: IncomingMessage): Plan {
  const cookie = /(?:^|;\s*)sports-login-plan=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  return cookie === undefined
    ? ORDINARY_PLAN
    : { ...ORDINARY_PLAN, ...(JSON.parse(decodeURIComponent(cookie)) as Partial<Plan>) };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { Location: location }).end();
}

async function authorize(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const plan = planOf(request);
  const query = url.searchParams;
  const redirectUri = query.get('redirect_uri') ?? '';
  const isComplete =
    query.get('client_id') === SPORTS_LOGIN_CLIENT.id &&
    query.get('response_type') === 'code' &&
    query.get('code_challenge_method') === 'S256' &&
    (query.get('state') ?? '').length >= 32;
  if (!isComplete) return json(response, 400, { error: 'invalid_request' });
  if (plan.refusal) {
    const answer = new URLSearchParams({ ...plan.refusal, state: query.get('state') ?? '' });
    return redirect(response, `${redirectUri}?${answer}`);
  }
  const answer = await fetch(`${inner}/authorize?${query}`, { redirect: 'manual' });
  const location = answer.headers.get('location') ?? '';
  codes.set(new URL(location).searchParams.get('code') ?? '', { plan, redirectUri });
  redirect(response, location);
}

type Grant = { plan: Plan; answer: TokenAnswer; expiresIn: number };

/** Null if the code or refresh token is unknown or already used. */
function takeGrant(form: URLSearchParams): Grant | null {
  const code = form.get('code') ?? '';
  const grant = codes.get(code);
  if (form.get('grant_type') === 'authorization_code') {
    codes.delete(code);
    if (grant === undefined || grant.redirectUri !== form.get('redirect_uri')) return null;
    return { plan: grant.plan, answer: grant.plan.exchange, expiresIn: grant.plan.expiresIn };
  }
  const refreshToken = form.get('refresh_token') ?? '';
  const plan = refreshTokens.get(refreshToken);
  // An outage doesn't use up the token.
  if (plan?.refresh === 'tokens') refreshTokens.delete(refreshToken);
  return plan === undefined ? null : { plan, answer: plan.refresh, expiresIn: ROTATED_LIFETIME };
}

async function issue(form: URLSearchParams, { plan, expiresIn }: Grant): Promise<Record<string, unknown>> {
  const answer = await fetch(`${inner}/token`, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`The protocol refused: ${answer.status} ${await answer.text()}`);
  const tokens = (await answer.json()) as Record<string, unknown>;
  const refreshToken = plan.hasRefreshToken ? `refresh-${randomUUID()}` : undefined;
  if (refreshToken !== undefined) refreshTokens.set(refreshToken, plan);
  return { ...tokens, expires_in: expiresIn, refresh_token: refreshToken };
}

const FAULTS: Readonly<Record<Exclude<TokenAnswer, 'tokens'>, (response: ServerResponse) => void>> = {
  '400': (response) => json(response, 400, { error: 'invalid_grant', error_description: 'INVALID_AUTHORIZATION_CODE' }),
  '500': (response) => json(response, 500, { error: 'server_error' }),
  html: (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>We will be right back</h1>'),
  empty: (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(),
  large: (response) =>
    json(response, 200, { access_token: 'x'.repeat(1024 * 1024), token_type: 'bearer', expires_in: 9 }),
  redirect: (response) => redirect(response, `${base}/followed`),
  hang: () => undefined,
};

function remember(form: URLSearchParams, id: string, call: TokenCall): void {
  const key = id || form.get('code') || form.get('refresh_token') || '';
  calls.set(key, [...(calls.get(key) ?? []), call]);
}

async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const kind = form.get('grant_type') ?? '';
  if (form.get('client_id') !== SPORTS_LOGIN_CLIENT.id || form.get('client_secret') !== SPORTS_LOGIN_CLIENT.secret) {
    remember(form, '', { grant: kind, answer: 'invalid_client', issued: [] });
    return json(response, 401, { error: 'invalid_client' });
  }
  const grant = takeGrant(form);
  if (grant === null) {
    remember(form, '', { grant: kind, answer: 'invalid_grant', issued: [] });
    return json(response, 400, { error: 'invalid_grant' });
  }
  const { plan, answer } = grant;
  if (answer !== 'tokens') {
    remember(form, plan.id, { grant: kind, answer, issued: [] });
    return FAULTS[answer](response);
  }
  if (kind === 'refresh_token') await elapsed(plan.refreshTakesMs);
  const tokens = await issue(form, grant);
  const issued = [tokens.access_token, tokens.refresh_token, tokens.id_token].filter(
    (value): value is string => typeof value === 'string',
  );
  remember(form, plan.id, { grant: kind, answer, issued });
  json(response, 200, tokens);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', base);
  if (url.pathname === '/authorize') return authorize(request, response, url);
  if (url.pathname === '/token') return token(request, response);
  if (url.pathname === '/calls') return json(response, 200, calls.get(url.searchParams.get('id') ?? '') ?? []);
  json(response, url.pathname === '/' ? 200 : 404, {});
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    json(response, 500, { error: 'server_error' });
  });
}).listen(port, HOST);
