import { parts } from '#scripts/settings.ts';

const onByName = (settings: Record<string, string>) =>
  Object.fromEntries(parts(settings).map(({ name, on }) => [name, on]));

const BACKEND = { NEXT_PUBLIC_SUPABASE_URL: 'https://project.supabase.co', NEXT_PUBLIC_SUPABASE_ANON_KEY: 'public' };

describe('the parts available by settings', () => {
  it('include the builder and the live player database without any settings', () => {
    expect(onByName({})).toEqual({
      'Team builder': true,
      'Player database': true,
      'Photos and biographies': false,
      'Accounts and cloud': false,
      Assistant: false,
      Admin: false,
      'Sports login': false,
    });
  });

  it('say how to become admin', () => {
    const advice = (settings: Record<string, string>, isEmbedded: boolean) =>
      parts(settings, { isEmbedded }).find(({ name }) => name === 'Admin')?.why;
    const set = { ADMIN_EMAIL: 'me@site.example' };
    expect(advice(set, true)).toBe('sign up as me@site.example and open the confirmation link printed here');
    expect(advice(set, false)).toContain('link in the email');
    expect(advice({}, true)).toContain('set ADMIN_EMAIL');
  });

  it('include accounts with a backend, and photos with a contact for the services (D59)', () => {
    expect(onByName({ ...BACKEND, CONTACT_EMAIL: 'me@site.example' })).toMatchObject({
      'Photos and biographies': true,
      'Accounts and cloud': true,
    });
    expect(parts({}).find(({ name }) => name === 'Photos and biographies')?.why).toContain('CONTACT_EMAIL');
  });

  it('include the assistant with a backend and its secret key, with or without a model key (D30, D56)', () => {
    const all = { ...BACKEND, SUPABASE_SECRET_KEY: 'secret' };
    expect(onByName(all)).toMatchObject({ Assistant: true });
    expect(onByName({ ...all, PERPLEXITY_API_KEY: 'model' })).toMatchObject({ Assistant: true });
    expect(onByName({ ...all, ASSISTANT: 'off' })).toMatchObject({ Assistant: false });
    for (const name of Object.keys(all)) expect(onByName({ ...all, [name]: '' })).toMatchObject({ Assistant: false });
  });

  it('say who answers questions', () => {
    const answers = (settings: Record<string, string>) =>
      parts({ ...BACKEND, SUPABASE_SECRET_KEY: 'secret', ...settings }).find(({ name }) => name === 'Assistant')?.why;
    expect(answers({})).toBe('built-in scout, answers from the player table');
    expect(answers({ PERPLEXITY_API_KEY: 'model' })).toBe('answers from api.perplexity.ai');
    expect(answers({ PERPLEXITY_API_KEY: 'model', ASSISTANT: 'scout' })).toMatch('scout');
  });

  it('say what a missing part needs, and never show a secret', () => {
    const told = parts({ SUPABASE_SECRET_KEY: 'top-secret' }).map(({ why }) => why);
    expect(told).toContain('needs a backend');
    expect(told.join(' ')).not.toContain('top-secret');
  });

  it('name the return address of the sports login once, however SITE_URL ends', () => {
    const login = {
      SPORTS_LOGIN_CLIENT_ID: 'id',
      SPORTS_LOGIN_CLIENT_SECRET: 'secret',
      SESSION_SECRET: 'x'.repeat(32),
    };
    for (const site of ['https://a.example', 'https://a.example/']) {
      const part = parts({ ...login, SITE_URL: site }).find(({ name }) => name === 'Sports login');
      expect(part?.why).toContain(' https://a.example/callback,');
    }
  });
});
