/** @jest-environment node */

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

/** A provider that gives the next of its answers to each call, and the jar of one browser. */
class Scene {
  now = NOW;
  readonly calls: Call[] = [];
  readonly answers: (() => Response | Promise<Response>)[] = [];
  readonly jar = new Map<string, string>();
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

  /** What the page learns: the answer, or the error with its reason. */
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

  async signIn(tokens: object = TOKENS): Promise<void> {
    const location = await this.start();
    this.gives(tokens);
    await this.exchange(location.searchParams.get('state') ?? '');
  }

  exchange(state: string, code = 'code-1') {
    return this.tell(this.login.exchange(this.request(), { code, state }));
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
  it('sends the browser to the provider with exactly what the specification lists, state and PKCE', async () => {
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

  it('never repeats itself', async () => {
    const scene = new Scene();
    const [first, second] = [await scene.start(), await scene.start()];
    for (const name of ['state', 'code_challenge']) {
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
    }
  });
});

describe('the exchange', () => {
  it('sends the form of the specification and tells no more than until when', async () => {
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
    expect([...scene.jar.keys()]).toEqual(['__Host-oauth']);
    expect(scene.jar.get('__Host-oauth')).not.toMatch(/access-1|refresh-1/);
    expect(await scene.session()).toEqual(at(NOW + 3600_000));
  });

  it('proves by PKCE that it is the one who started', async () => {
    const scene = new Scene();
    const location = await scene.start();
    scene.gives(TOKENS);
    await scene.exchange(location.searchParams.get('state') ?? '');
    const verifier = scene.calls[0]?.form.get('code_verifier') ?? '';
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    expect(location.searchParams.get('code_challenge')).toBe(Buffer.from(hash).toString('base64url'));
  });

  it.each([
    ['no state', ''],
    ['a wrong state', 'x'.repeat(43)],
  ])('refuses %s without asking the provider, and leaves the sign-in that was started open', async (_, state) => {
    const scene = new Scene();
    const location = await scene.start();
    expect(await scene.exchange(state)).toEqual(failed('other-sign-in'));
    expect(scene.calls).toEqual([]);
    scene.gives(TOKENS);
    expect(await scene.exchange(location.searchParams.get('state') ?? '')).toEqual(at(NOW + 3600_000));
  });

  it('refuses the state of another browser', async () => {
    const [own, foreign] = [new Scene(), new Scene()];
    await own.start();
    const location = await foreign.start();
    expect(await own.exchange(location.searchParams.get('state') ?? '')).toEqual(failed('other-sign-in'));
    expect(own.calls).toEqual([]);
  });

  it('refuses where no cookie came back, a cookie of ours for something else, or one that was tampered with', async () => {
    const scene = new Scene();
    const state = (await scene.start()).searchParams.get('state') ?? '';
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

  it('refuses after ten minutes', async () => {
    const scene = new Scene();
    const state = (await scene.start()).searchParams.get('state') ?? '';
    scene.now += 600_000;
    expect(await scene.exchange(state)).toEqual(failed('not-started'));
  });

  it('takes each sign-in once, even with its cookie restored, and even at the same time', async () => {
    const scene = new Scene();
    const state = (await scene.start()).searchParams.get('state') ?? '';
    const sealed = scene.jar.get('__Host-oauth_tx') ?? '';
    scene.gives(TOKENS);
    const answers = await Promise.all([scene.exchange(state), scene.exchange(state)]);
    // Whichever cookie is opened first.
    expect(answers).toEqual(expect.arrayContaining([at(NOW + 3600_000), failed('already-used')]));
    scene.jar.set('__Host-oauth_tx', sealed);
    expect(await scene.exchange(state)).toEqual(failed('already-used'));
    expect(scene.calls).toHaveLength(1);
  });

  it('signs nobody in when the provider refuses, and closes the sign-in', async () => {
    const scene = new Scene();
    const state = (await scene.start()).searchParams.get('state') ?? '';
    scene.gives({ error: 'invalid_grant', error_description: 'the-client-secret' }, 400);
    expect(await scene.exchange(state)).toEqual(failed('provider-refused', 502));
    expect(scene.jar.size).toBe(0);
    expect(await scene.session()).toEqual(NOBODY);
  });

  it('refuses tokens that no cookie can hold', async () => {
    const scene = new Scene();
    const state = (await scene.start()).searchParams.get('state') ?? '';
    scene.gives({ ...TOKENS, access_token: 'x'.repeat(4000) });
    expect(await scene.exchange(state)).toEqual(failed('provider-unusable', 502));
    expect(scene.jar.size).toBe(0);
  });

  it('leaves an earlier session alone when a later sign-in fails', async () => {
    const scene = new Scene();
    await scene.signIn();
    await scene.start();
    await scene.exchange('wrong');
    expect(await scene.session()).toEqual(at(NOW + 3600_000));
  });
});

describe('the session', () => {
  it('is over when its time is over, though it may still be refreshed', async () => {
    const scene = new Scene();
    await scene.signIn();
    scene.now += 3600_000;
    expect(await scene.session()).toEqual({ signedIn: false, expiresAt: new Date(NOW + 3600_000).toISOString() });
    scene.gives({ ...TOKENS, access_token: 'access-2' });
    expect(await scene.refresh()).toEqual(at(NOW + 7200_000));
  });

  it('is nobody’s without a cookie, with a foreign one, and after sign-out', async () => {
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
  it('sends the form of the specification and keeps the new refresh token', async () => {
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

  it('keeps the old refresh token where no new one came', async () => {
    const scene = new Scene();
    await scene.signIn();
    scene.gives({ ...TOKENS, refresh_token: undefined });
    await scene.refresh();
    scene.gives(TOKENS);
    expect(await scene.refresh()).toEqual(at(NOW + 3600_000));
    expect(scene.calls.at(-1)?.form.get('refresh_token')).toBe('refresh-1');
  });

  it('asks the provider once for all who ask at the same time', async () => {
    const scene = new Scene();
    await scene.signIn();
    const asked = scene.request();
    scene.gives({ ...TOKENS, refresh_token: 'refresh-2' });
    const answers = await Promise.all([1, 2, 3].map(() => scene.tell(scene.login.refresh(asked))));
    expect(answers).toEqual([at(NOW + 3600_000), at(NOW + 3600_000), at(NOW + 3600_000)]);
    expect(scene.calls).toHaveLength(2);
  });

  it('is refused without a session, and without a refresh token', async () => {
    const scene = new Scene();
    expect(await scene.refresh()).toEqual({ status: 401, error: 'User is not authenticated' });
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
    ['fails', 'provider-unreachable', () => new Response('', { status: 500 })],
    ['cannot be reached', 'provider-unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers HTML', 'provider-unusable', () => new Response('<h1>', { headers: { 'content-type': 'text/html' } })],
  ])('ends the session when the provider %s', async (_, reason, answer) => {
    const scene = new Scene();
    await scene.signIn();
    scene.answers.push(answer);
    expect(await scene.refresh()).toEqual(failed(reason, 502));
    expect(scene.jar.size).toBe(0);
    expect(await scene.refresh()).toEqual({ status: 401, error: 'User is not authenticated' });
  });
});
