import { environment, publicEnvironment, readEnvironment } from '#lib/platform/env.ts';
import { CHAT_PERIODS } from '#types/user.ts';

const BACKEND = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://x.supabase.co/',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_x',
};
const ASSISTANT = { ...BACKEND, SUPABASE_SECRET_KEY: 'sb_secret_x' };

it('reads the process environment once, and gives the browser only the public settings', () => {
  expect(environment()).toBe(environment());
  expect(Object.keys(publicEnvironment())).toEqual(['supabase']);
});

it('has the documented defaults, even for empty and blank settings', () => {
  expect(readEnvironment({})).toMatchObject({
    sportsDb: { url: 'https://www.thesportsdb.com/api/v1/json', key: '123', images: 'all' },
    supabase: null,
    chat: { limit: 5, period: 'daily', dailyCap: 1000, adminEmail: null },
    assistant: { api: 'scout' },
    onVercel: false,
    isProduction: false,
    trustedProxies: 1,
  });
  expect(readEnvironment({ SPORTS_DB_URL: '', SPORTS_DB_KEY: '  ', PERPLEXITY_API: '' })).toEqual(readEnvironment({}));
  expect(readEnvironment({ PERPLEXITY_API_KEY: 'pplx-1' }).assistant).toEqual({
    apiKey: 'pplx-1',
    api: 'agent',
    baseUrl: 'https://api.perplexity.ai',
    model: 'sonar',
  });
});

it('reads settings, without trailing slashes on addresses', () => {
  const source = {
    ...BACKEND,
    SPORTS_DB_URL: 'http://127.0.0.1:4100/json/',
    SPORTS_DB_KEY: 'paid-1',
    SPORTS_DB_IMAGES: 'licensed',
    AI_CHAT_LIMIT: '0',
    TRUSTED_PROXIES: '2',
    AI_CHAT_PERIOD: 'lifetime',
    AI_DAILY_CAP: '20',
    ADMIN_EMAIL: 'Admin@Example.test',
    VERCEL: '1',
    NODE_ENV: 'production',
  };
  expect(readEnvironment(source)).toMatchObject({
    sportsDb: { url: 'http://127.0.0.1:4100/json', key: 'paid-1', images: 'licensed' },
    supabase: { url: 'https://x.supabase.co', anonKey: 'sb_publishable_x' },
    chat: { limit: 0, period: 'lifetime', dailyCap: 20, adminEmail: 'admin@example.test' },
    onVercel: true,
    isProduction: true,
  });
});

it('accepts an older backend key, which is a signed token', () => {
  const older = { ...BACKEND, NEXT_PUBLIC_SUPABASE_ANON_KEY: 'eyJh.eyJp.c2ln-_' };
  expect(readEnvironment(older).supabase?.anonKey).toBe('eyJh.eyJp.c2ln-_');
});

it('accepts the publishable key under the hosted service’s own name', () => {
  const { NEXT_PUBLIC_SUPABASE_URL: url, ...key } = BACKEND;
  const hosted = { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_y' };
  expect(readEnvironment(hosted).supabase?.anonKey).toBe('sb_publishable_y');
  expect(readEnvironment({ ...hosted, ...key }).supabase?.anonKey).toBe('sb_publishable_x');
  process.env.NEXT_PUBLIC_SUPABASE_URL = url;
  process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_y';
  expect(publicEnvironment().supabase?.anonKey).toBe('sb_publishable_y');
  delete process.env.NEXT_PUBLIC_SUPABASE_URL;
  delete process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
});

it('uses the built-in scout without a key, or if configured (D56)', () => {
  const key = { PERPLEXITY_API_KEY: 'pplx-1' };
  expect(readEnvironment(key).assistant?.api).toBe('agent');
  expect(readEnvironment({ ...key, ASSISTANT: 'scout' }).assistant?.api).toBe('scout');
  expect(readEnvironment({ ...key, ASSISTANT: 'off' }).assistant).toBeNull();
  expect(readEnvironment({ ...ASSISTANT, ASSISTANT: 'off' }).services.assistant).toBe(false);
});

it.each([
  ['cloud', BACKEND],
  ['assistant', ASSISTANT],
] as const)('offers the %s only if complete', (service, needed) => {
  expect(readEnvironment(needed).services[service]).toBe(true);
  for (const name of Object.keys(needed)) {
    expect(readEnvironment({ ...needed, [name]: '' }).services[service]).toBe(false);
  }
});

describe('photos and biographies (D59)', () => {
  const wikimedia = (source: Record<string, string>) => readEnvironment(source).photos.wikimedia;

  it('give the services every available contact', () => {
    const both = { SITE_URL: 'https://site.example', CONTACT_EMAIL: 'me@site.example' };
    expect(wikimedia(both)).toEqual({
      wikidataUrl: 'https://www.wikidata.org',
      commonsUrl: 'https://commons.wikimedia.org',
      wikipediaUrl: 'https://en.wikipedia.org',
      userAgent: 'Dream11TeamBuilder/1.0 (https://site.example; me@site.example)',
    });
    expect(wikimedia({ SITE_URL: both.SITE_URL })?.userAgent).toContain('(https://site.example)');
    expect(wikimedia({ VERCEL_PROJECT_PRODUCTION_URL: 'x.vercel.app' })?.userAgent).toContain('(https://x.vercel.app)');
  });

  it.each<[string, Record<string, string>]>([
    ['without a contact', {}],
    ['with an address on this machine only', { SITE_URL: 'http://127.0.0.1:3000' }],
    ['if they are turned off', { CONTACT_EMAIL: 'me@site.example', PLAYER_PHOTOS: 'off' }],
  ])('are off %s', (_, source) => {
    expect(wikimedia(source)).toBeNull();
  });

  it('can be turned off together with all other pictures', () => {
    const { sportsDb, photos } = readEnvironment({ PLAYER_PHOTOS: 'off', SPORTS_DB_IMAGES: 'all' });
    expect([sportsDb.images, photos.isOn]).toEqual(['none', false]);
  });
});

it.each([
  ['PLAYER_PHOTOS', 'yes', "'on' or 'off'"],
  ['CONTACT_EMAIL', 'me', 'an email address'],
  ['CONTACT_EMAIL', 'me@site.example\r\nX: y', 'an email address'],
  ['WIKIDATA_URL', 'wikidata', 'an http or https address'],
  ['SPORTS_DB_URL', 'thesportsdb', 'an http or https address'],
  ['SPORTS_DB_URL', 'file:///etc/passwd', 'an http or https address'],
  ['SPORTS_DB_KEY', '../x', 'at most 128 letters, digits, hyphens and underscores'],
  ['SPORTS_DB_IMAGES', 'some', "'all' or 'licensed'"],
  ['NEXT_PUBLIC_SUPABASE_URL', 'x.supabase.co', 'an http or https address'],
  ['NEXT_PUBLIC_SUPABASE_ANON_KEY', 'a key', 'a key copied from the Supabase dashboard'],
  ['SUPABASE_SECRET_KEY', 'a key', 'a key copied from the Supabase dashboard'],
  ['AI_CHAT_LIMIT', '-1', 'a whole number from 0 to 999999'],
  ['AI_DAILY_CAP', '1.5', 'a whole number from 0 to 999999'],
  ['AI_CHAT_PERIOD', 'hourly', CHAT_PERIODS.map((period) => `'${period}'`).join(' or ')],
  ['ADMIN_EMAIL', 'admin', 'an email address'],
  ['ASSISTANT', 'on', "'scout' or 'off'"],
  ['PERPLEXITY_API', 'chat', "'agent' or 'sonar'"],
  ['PERPLEXITY_BASE_URL', 'perplexity', 'an http or https address'],
  ['PERPLEXITY_MODEL', 'a model', 'the name of a model'],
  ['PERPLEXITY_API_KEY', 'pplx 1', 'a key copied from the provider'],
])('rejects %s=%s in one sentence', (name, value, must) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(new Error(`The setting ${name} must be ${must}.`));
});

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
