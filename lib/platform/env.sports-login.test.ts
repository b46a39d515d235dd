/** @jest-environment node */
import { readEnvironment } from '#lib/platform/env.ts';

const SPORTS_LOGIN = {
  SPORTS_LOGIN_CLIENT_ID: 'client',
  SPORTS_LOGIN_CLIENT_SECRET: 'client-secret',
  SESSION_SECRET: 'a session secret of enough characters',
  SITE_URL: 'https://dream.example/',
};

describe('sports login settings', () => {
  it('turn it off if none are set', () => {
    expect(readEnvironment({}).services.sportsLogin).toBe(false);
    const others = { SITE_URL: 'https://dream.example', SESSION_SECRET: SPORTS_LOGIN.SESSION_SECRET };
    expect(readEnvironment(others).sportsLogin).toBeNull();
  });

  it('use Yahoo and return to the site’s address', () => {
    const { sportsLogin, services } = readEnvironment(SPORTS_LOGIN);
    expect(services.sportsLogin).toBe(true);
    expect(sportsLogin).toEqual({
      clientId: 'client',
      clientSecret: 'client-secret',
      sessionSecret: 'a session secret of enough characters',
      redirectUri: 'https://dream.example/callback',
      authorizeUrl: 'https://api.login.yahoo.com/oauth2/request_auth',
      tokenUrl: 'https://api.login.yahoo.com/oauth2/get_token',
      scope: 'openid profile email',
    });
  });

  it.each([
    [['SPORTS_LOGIN_CLIENT_ID']],
    [['SPORTS_LOGIN_CLIENT_SECRET']],
    [['SESSION_SECRET']],
    [['SITE_URL']],
    [['SPORTS_LOGIN_CLIENT_SECRET', 'SESSION_SECRET', 'SITE_URL']],
  ])('are rejected if incomplete, without %j', (missing) => {
    const half = Object.fromEntries(Object.entries(SPORTS_LOGIN).filter(([name]) => !missing.includes(name)));
    expect(() => readEnvironment(half)).toThrow(
      new Error(`The sports login is only half set up: it also needs ${missing.join(' and ')}.`),
    );
  });

  const SECURE = 'an https address, or an http address on this machine';
  it.each([
    ['SITE_URL', 'http://dream.example', `${SECURE}, without a path`],
    ['SITE_URL', 'https://dream.example/app', `${SECURE}, without a path`],
    ['SITE_URL', 'https://dream.example?x', `${SECURE}, without a path`],
    ['SITE_URL', 'https://user:password@dream.example', `${SECURE}, without a path`],
    ['SPORTS_LOGIN_AUTHORIZE_URL', 'http://login.example/authorize', SECURE],
    ['SPORTS_LOGIN_TOKEN_URL', 'http://localhost.evil.example/token', SECURE],
    ['SPORTS_LOGIN_CLIENT_ID', 'with space', 'at most 512 visible characters without spaces'],
    ['SESSION_SECRET', 'short', 'at least 32 characters long'],
  ])('reject %s=%s in one sentence', (name, value, must) => {
    expect(() => readEnvironment({ ...SPORTS_LOGIN, [name]: value })).toThrow(
      new Error(`The setting ${name} must be ${must}.`),
    );
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])('accept %s', (address) => {
    const { sportsLogin } = readEnvironment({ ...SPORTS_LOGIN, SITE_URL: address });
    expect(sportsLogin?.redirectUri).toBe(`${address}/callback`);
  });
});
