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
export const NOW = Date.UTC(2026, 10, 20, 12);
export const TOKENS = { access_token: 'access-1', token_type: 'Bearer', expires_in: 3600, refresh_token: 'refresh-1' };

type Call = { address: string; init: RequestInit; form: URLSearchParams };

/** A provider with prepared responses, and one browser's cookies. */
export class Scene {
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

export const NOBODY = { signedIn: false, expiresAt: null };
export const at = (time: number) => ({ signedIn: true, expiresAt: new Date(time).toISOString() });
export const failed = (reason: string, status = 400) => ({
  status,
  reason,
  error: expect.stringMatching(/^Authentication failed: /),
});
