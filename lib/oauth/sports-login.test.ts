import { createHash } from 'node:crypto';
import { createSportsLogin, type SportsLogin } from '#lib/oauth/sports-login.ts';
import type { SportsLoginSettings } from '#lib/platform/env.ts';
import { AppError } from '#lib/platform/errors.ts';

const SETTINGS: SportsLoginSettings = {
  clientId: 'client',
  clientSecret: 'the-client-secret',
  sessionSecret: 'a session secret of enough characters',
  redirectUri: 'https://dream.example/callback',
  authorizeUrl: 'https://login.example/authorize',
  tokenUrl: 'https://login.example/token',
  scope: 'openid profile',
};
const NOW = Date.UTC(2026, 10, 20, 12);
const TOKENS = { access_token: 'access-1', token_type: 'Bearer', expires_in: 3600, refresh_token: 'refresh-1' };

type Call = { address: string; init: RequestInit; form: URLSearchParams };

/** A provider with prepared responses, and one browser's cookies. */
class Scene {
  now = NOW;
  readonly calls: Call[] = [];
  readonly answers: (() => Response | Promise<Response>)[] = [];
  jar = new Map<string, string>();
  readonly login: SportsLogin;

  constructor() {
    const fetcher = (async (address: string, init: RequestInit) => {
      this.calls.push({ address, init, form: init.body as URLSearchParams });
      const next = this.answers.shift();
      if (!next) throw new Error('the provider was not expected to be called');
      return next();
    }) as typeof fetch;
    this.login = createSportsLogin(SETTINGS, { fetcher, clock: () => this.now });
  }

  gives(body: object, status = 200): void {
    this.answers.push(() => Response.json(body, { status }));
  }

  request(): Request {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Request('https://dream.example/api', { headers: cookie ? { cookie } : {} });
  }

  keep(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split('; ');
      expect(attributes).toEqual([
        'Path=/',
        expect.stringMatching(/^Max-Age=\d+$/),
        'HttpOnly',
        'Secure',
        'SameSite=Lax',
      ]);
      const [name = '', value = ''] = pair.split('=');
      if (attributes[1] === 'Max-Age=0') this.jar.delete(name);
      else this.jar.set(name, value);
    }
  }

  /** What the page receives: the response, or the error with its reason. */
  async tell(response: Promise<Response> | Response): Promise<unknown> {
    try {
      const answer = await response;
      this.keep(answer.headers);
      return await answer.json();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.keep(new Headers(error.headers));
      return { status: error.status, error: error.message, ...error.fields };
    }
  }

  async start(): Promise<URL> {
    const response = await this.login.start();
    expect(response.status).toBe(303);
    this.keep(response.headers);
    return new URL(response.headers.get('location') ?? '');
  }

  /** Starts a sign-in and returns its state. */
  async state(): Promise<string> {
    return (await this.start()).searchParams.get('state') ?? '';
  }

  async signIn(tokens: object = TOKENS): Promise<void> {
    const state = await this.state();
    this.gives(tokens);
    await this.exchange(state);
  }

  exchange(state: string, code = 'code-1') {
    return this.tell(this.login.exchange(this.request(), { code, state }));
  }
  /** The provider sent an error instead of a code. */
  end(state: string) {
    return this.tell(this.login.exchange(this.request(), { state }));
  }
  session() {
    return this.tell(this.login.session(this.request()));
  }
  refresh() {
    return this.tell(this.login.refresh(this.request()));
  }
}

const NOBODY = { signedIn: false, expiresAt: null };
const at = (time: number) => ({ signedIn: true, expiresAt: new Date(time).toISOString() });
const failed = (reason: string, status = 400) => ({
  status,
  reason,
  error: expect.stringMatching(/^Authentication failed: /),
});

describe('the start', () => {
  it('sends the browser to the provider with state and PKCE', async () => {
    const scene = new Scene();
    const location = await scene.start();
    expect(location.origin + location.pathname).toBe('https://login.example/authorize');
    expect(Object.fromEntries(location.searchParams)).toEqual({
      client_id: 'client',
      redirect_uri: 'https://dream.example/callback',
      response_type: 'code',
      scope: 'openid profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect([...scene.jar.keys()]).toEqual(['__Host-oauth_tx']);
  });

  it('uses a new state and challenge each time', async () => {
    const scene = new Scene();
    const [first, second] = [(await scene.start()).searchParams, (await scene.start()).searchParams];
    for (const name of ['state', 'code_challenge']) expect(first.get(name)).not.toBe(second.get(name));
  });
});

describe('the exchange', () => {
  it('sends the form and tells the page nothing but when the session ends', async () => {
    const scene = new Scene();
    const location = await scene.start();
    scene.gives(TOKENS);
    expect(await scene.exchange(location.searchParams.get('state') ?? '')).toEqual(at(NOW + 3600_000));
    const [call] = scene.calls;
    expect(call?.address).toBe('https://login.example/token');
    expect(call?.init).toMatchObject({ method: 'POST', redirect: 'manual' });
    expect(new Headers(call?.init.headers).get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(call?.form ?? [])).toEqual({
      grant_type: 'authorization_code',
      code: 'code-1',
      redirect_uri: 'https://dream.example/callback',
      client_id: 'client',
      client_secret: 'the-client-secret',
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });
    const hash = createHash('sha256').update(call?.form.get('code_verifier') ?? '');
    expect(location.searchParams.get('code_challenge')).toBe(hash.digest('base64url'));
    expect([...scene.jar.keys()]).toEqual(['__Host-oauth']);
    expect(scene.jar.get('__Host-oauth')).not.toMatch(/access-1|refresh-1/);
    expect(await scene.session()).toEqual(at(NOW + 3600_000));
  });

  it.each([
    ['no state', ''],
    ['a wrong state', 'x'.repeat(43)],
  ])('rejects %s without a call, and leaves the started sign-in open', async (_, state) => {
    const scene = new Scene();
    const started = await scene.state();
    expect(await scene.exchange(state)).toEqual(failed('other-sign-in'));
    expect(scene.calls).toEqual([]);
    scene.gives(TOKENS);
    expect(await scene.exchange(started)).toEqual(at(NOW + 3600_000));
  });

  it('without a code, ends the sign-in that this browser started, and no other, without a call', async () => {
    const [own, foreign] = [new Scene(), new Scene()];
    const state = await own.state();
    expect(await own.end(await foreign.state())).toEqual(failed('other-sign-in'));
    expect(await own.end(state)).toEqual(NOBODY);
    expect([...own.jar.keys()]).toEqual([]);
    expect(await own.exchange(state)).toEqual(failed('not-started'));
    expect(own.calls).toEqual([]);
  });

  it('rejects a missing, altered or different cookie', async () => {
    const scene = new Scene();
    const state = await scene.state();
    const sealed = scene.jar.get('__Host-oauth_tx') ?? '';
    scene.jar.clear();
    expect(await scene.exchange(state)).toEqual(failed('not-started'));
    scene.jar.set('__Host-oauth_tx', `${sealed.slice(0, -4)}AAAA`);
    expect(await scene.exchange(state)).toEqual(failed('not-started'));
    const other = new Scene();
    await other.signIn();
    scene.jar.set('__Host-oauth_tx', other.jar.get('__Host-oauth') ?? '');
    expect(await scene.exchange(state)).toEqual(failed('not-started'));
    expect(scene.calls).toEqual([]);
  });

  it('rejects after ten minutes', async () => {
    const scene = new Scene();
    const state = await scene.state();
    scene.now += 600_000;
    expect(await scene.exchange(state)).toEqual(failed('not-started'));
  });

  it('accepts each sign-in once, even with a restored cookie or in parallel', async () => {
    const scene = new Scene();
    const state = await scene.state();
    const sealed = scene.jar.get('__Host-oauth_tx') ?? '';
    scene.gives(TOKENS);
    const answers = await Promise.all([scene.exchange(state), scene.exchange(state)]);
    expect(answers).toEqual(expect.arrayContaining([at(NOW + 3600_000), failed('already-used')]));
    scene.jar.set('__Host-oauth_tx', sealed);
    expect(await scene.exchange(state)).toEqual(failed('already-used'));
    expect(scene.calls).toHaveLength(1);
  });

  it.each([
    ['the provider refuses', 'provider-refused', { error: 'invalid_grant', error_description: 'secret' }, 400],
    ['the tokens are too long for a cookie', 'provider-unusable', { ...TOKENS, access_token: 'x'.repeat(4000) }, 200],
  ])('does not sign in if %s, and closes the sign-in', async (_, reason, body, status) => {
    const scene = new Scene();
    const state = await scene.state();
    scene.gives(body, status);
    expect(await scene.exchange(state)).toEqual(failed(reason, 502));
    expect(scene.jar.size).toBe(0);
    expect(await scene.session()).toEqual(NOBODY);
  });

  it('keeps an earlier session if a later sign-in fails', async () => {
    const scene = new Scene();
    await scene.signIn();
    await scene.start();
    await scene.exchange('wrong');
    expect(await scene.session()).toEqual(at(NOW + 3600_000));
  });
});

describe('the session', () => {
  it('expires, but can still be refreshed', async () => {
    const scene = new Scene();
    await scene.signIn();
    scene.now += 3600_000;
    expect(await scene.session()).toEqual({ signedIn: false, expiresAt: new Date(NOW + 3600_000).toISOString() });
    scene.gives({ ...TOKENS, access_token: 'access-2' });
    expect(await scene.refresh()).toEqual(at(NOW + 7200_000));
  });

  it('is signed out without a cookie, with a foreign one, or after signing out', async () => {
    const scene = new Scene();
    expect(await scene.session()).toEqual(NOBODY);
    scene.jar.set('__Host-oauth', 'eyJhbGciOiJub25lIn0.e30.');
    expect(await scene.session()).toEqual(NOBODY);
    await scene.signIn();
    expect(await scene.tell(scene.login.signOut())).toEqual(NOBODY);
    expect(scene.jar.size).toBe(0);
  });
});

describe('the refresh', () => {
  it('sends the form and keeps the new refresh token', async () => {
    const scene = new Scene();
    await scene.signIn();
    for (const [sent, received] of [
      ['refresh-1', 'refresh-2'],
      ['refresh-2', 'refresh-3'],
    ]) {
      scene.gives({ ...TOKENS, refresh_token: received });
      expect(await scene.refresh()).toEqual(at(NOW + 3600_000));
      expect(Object.fromEntries(scene.calls.at(-1)?.form ?? [])).toEqual({
        grant_type: 'refresh_token',
        refresh_token: sent,
        redirect_uri: 'https://dream.example/callback',
        client_id: 'client',
        client_secret: 'the-client-secret',
      });
    }
  });

  it('keeps the old refresh token if there is no new one', async () => {
    const scene = new Scene();
    await scene.signIn();
    scene.gives({ ...TOKENS, refresh_token: undefined });
    await scene.refresh();
    scene.gives(TOKENS);
    expect(await scene.refresh()).toEqual(at(NOW + 3600_000));
    expect(scene.calls.at(-1)?.form.get('refresh_token')).toBe('refresh-1');
  });

  it('calls the provider once for concurrent requests', async () => {
    const scene = new Scene();
    await scene.signIn();
    const asked = scene.request();
    scene.gives({ ...TOKENS, refresh_token: 'refresh-2' });
    const answers = await Promise.all([1, 2, 3].map(() => scene.tell(scene.login.refresh(asked))));
    expect(answers).toEqual([at(NOW + 3600_000), at(NOW + 3600_000), at(NOW + 3600_000)]);
    expect(scene.calls).toHaveLength(2);
  });

  it('is rejected without a session or a refresh token', async () => {
    const scene = new Scene();
    expect(await scene.refresh()).toEqual({ status: 401, error: 'User is not authenticated', reason: 'not-started' });
    await scene.signIn({ ...TOKENS, refresh_token: undefined });
    expect(await scene.refresh()).toEqual({
      status: 401,
      error: 'No refresh token available',
      reason: 'no-refresh-token',
    });
    expect(await scene.session()).toEqual(at(NOW + 3600_000));
  });

  it.each([
    ['refuses', 'provider-refused', () => Response.json({ error: 'invalid_grant' }, { status: 400 })],
    ['cannot be reached', 'provider-unreachable', () => Promise.reject(new TypeError('fetch failed'))],
  ])('leaves the cookie alone if the provider %s, and says why', async (_, reason, answer) => {
    const scene = new Scene();
    await scene.signIn();
    scene.answers.push(answer);
    expect(await scene.refresh()).toEqual(failed(reason, 502));
    expect(await scene.session()).toEqual(at(NOW + 3600_000));
  });

  it.each(['first', 'last'])('by two processes at once keeps the session if the refusal arrives %s', async (order) => {
    const scene = new Scene();
    await scene.signIn();
    const other = new Scene();
    const asked = scene.request();
    scene.gives({ ...TOKENS, expires_in: 7200, refresh_token: 'refresh-2' });
    other.gives({ error: 'invalid_grant' }, 400);
    other.jar = scene.jar;
    const renew = () => scene.tell(scene.login.refresh(asked));
    const lose = () => other.tell(other.login.refresh(asked));
    for (const arrive of order === 'first' ? [lose, renew] : [renew, lose]) await arrive();
    expect(await scene.session()).toEqual(at(NOW + 7200_000));
  });
});
