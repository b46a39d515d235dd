/** @jest-environment node */
import { environment, publicEnvironment, readEnvironment } from '#lib/platform/env.ts';

describe('settings of the sports database', () => {
  it('has the defaults of the design', () => {
    expect(readEnvironment({}).sportsDb).toEqual({
      url: 'https://www.thesportsdb.com/api/v1/json',
      key: '123',
      images: 'all',
    });
  });

  it('takes an empty or blank setting for an absent one', () => {
    expect(readEnvironment({ SPORTS_DB_URL: '', SPORTS_DB_KEY: '  ', SPORTS_DB_IMAGES: '' })).toEqual(
      readEnvironment({}),
    );
  });

  it('reads what is set, without a slash at the end of the address', () => {
    const source = {
      SPORTS_DB_URL: 'http://127.0.0.1:4100/json/',
      SPORTS_DB_KEY: 'paid-1',
      SPORTS_DB_IMAGES: 'licensed',
    };
    expect(readEnvironment(source).sportsDb).toEqual({
      url: 'http://127.0.0.1:4100/json',
      key: 'paid-1',
      images: 'licensed',
    });
  });

  it.each([
    ['SPORTS_DB_URL', 'thesportsdb', 'The setting SPORTS_DB_URL must be an http or https address.'],
    ['SPORTS_DB_URL', 'file:///etc/passwd', 'The setting SPORTS_DB_URL must be an http or https address.'],
    [
      'SPORTS_DB_KEY',
      '../x',
      'The setting SPORTS_DB_KEY must be at most 128 letters, digits, hyphens and underscores.',
    ],
    ['SPORTS_DB_IMAGES', 'some', "The setting SPORTS_DB_IMAGES must be 'all' or 'licensed'."],
  ])('refuses %s=%s in one sentence', (name, value, sentence) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new Error(sentence));
  });
});

it('reads the environment of the process once', () => {
  expect(environment()).toBe(environment());
});

describe('settings of the backend', () => {
  const both = {
    NEXT_PUBLIC_SUPABASE_URL: 'https://x.supabase.co/',
    NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_x',
  };

  it('are absent unless there is an address and a key', () => {
    expect(readEnvironment({}).supabase).toBeNull();
    expect(readEnvironment({ ...both, NEXT_PUBLIC_SUPABASE_URL: '' }).supabase).toBeNull();
    expect(readEnvironment({ ...both, NEXT_PUBLIC_SUPABASE_ANON_KEY: '' }).services.cloud).toBe(false);
    expect(readEnvironment(both)).toMatchObject({
      supabase: { url: 'https://x.supabase.co', anonKey: 'sb_publishable_x' },
      services: { cloud: true },
    });
  });

  it('take an older key, which is a signed token', () => {
    expect(readEnvironment({ ...both, NEXT_PUBLIC_SUPABASE_ANON_KEY: 'eyJh.eyJp.c2ln-_' }).supabase?.anonKey).toBe(
      'eyJh.eyJp.c2ln-_',
    );
  });

  it('limit the chat as the design says', () => {
    expect(readEnvironment({}).chat).toEqual({ limit: 5, period: 'daily', dailyCap: 1000, adminEmail: null });
    const set = {
      AI_CHAT_LIMIT: '0',
      AI_CHAT_PERIOD: 'lifetime',
      AI_DAILY_CAP: '20',
      ADMIN_EMAIL: 'Admin@Example.test',
    };
    expect(readEnvironment(set).chat).toEqual({
      limit: 0,
      period: 'lifetime',
      dailyCap: 20,
      adminEmail: 'admin@example.test',
    });
  });

  it.each([
    ['NEXT_PUBLIC_SUPABASE_URL', 'x.supabase.co', 'an http or https address'],
    ['NEXT_PUBLIC_SUPABASE_ANON_KEY', 'a key', 'a key as the Supabase dashboard shows it'],
    ['SUPABASE_SECRET_KEY', 'a key', 'a key as the Supabase dashboard shows it'],
    ['AI_CHAT_LIMIT', '-1', 'a whole number from 0 to 999999'],
    ['AI_DAILY_CAP', '1.5', 'a whole number from 0 to 999999'],
    ['AI_CHAT_PERIOD', 'hourly', "'daily' or 'lifetime'"],
    ['ADMIN_EMAIL', 'admin', 'an e-mail address'],
  ])('refuse %s=%s', (name, value, must) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new Error(`The setting ${name} must be ${must}.`));
  });
});

it('shows the browser the public settings alone', () => {
  expect(Object.keys(publicEnvironment())).toEqual(['supabase']);
});

describe('settings of the assistant', () => {
  const key = { PERPLEXITY_API_KEY: 'pplx-1' };

  it('have the defaults of the design, once there is a key', () => {
    expect(readEnvironment({ PERPLEXITY_API: 'sonar' }).assistant).toBeNull();
    expect(readEnvironment(key).assistant).toEqual({
      apiKey: 'pplx-1',
      api: 'agent',
      baseUrl: 'https://api.perplexity.ai',
      model: 'sonar',
    });
  });

  it.each([
    ['PERPLEXITY_API', 'chat', "The setting PERPLEXITY_API must be 'agent' or 'sonar'."],
    ['PERPLEXITY_BASE_URL', 'perplexity', 'The setting PERPLEXITY_BASE_URL must be an http or https address.'],
    ['PERPLEXITY_MODEL', 'a model', 'The setting PERPLEXITY_MODEL must be the name of a model.'],
    ['PERPLEXITY_API_KEY', 'pplx 1', 'The setting PERPLEXITY_API_KEY must be a key as the provider shows it.'],
  ])('refuse %s=%s in one sentence', (name, value, sentence) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new Error(sentence));
  });

  it('need a backend with its secret', () => {
    const all = {
      ...key,
      NEXT_PUBLIC_SUPABASE_URL: 'https://x.supabase.co',
      NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_x',
      SUPABASE_SECRET_KEY: 'sb_secret_x',
    };
    expect(readEnvironment(all).services.assistant).toBe(true);
    for (const name of Object.keys(all)) {
      expect(readEnvironment({ ...all, [name]: '' }).services.assistant).toBe(false);
    }
  });
});
