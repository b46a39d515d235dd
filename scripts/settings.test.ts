import { parts } from '#scripts/settings.ts';

const onByName = (settings: Record<string, string>) =>
  Object.fromEntries(parts(settings).map(({ name, on }) => [name, on]));

const BACKEND = { NEXT_PUBLIC_SUPABASE_URL: 'https://project.supabase.co', NEXT_PUBLIC_SUPABASE_ANON_KEY: 'public' };

describe('what works with which settings', () => {
  it('builds teams from the live player database without any setting', () => {
    expect(onByName({})).toEqual({
      'Team builder': true,
      'Player database': true,
      'Photos and biographies': false,
      'Accounts and cloud': false,
      Assistant: false,
      'Sports login': false,
    });
  });

  it('has faces only with a contact for the services, and not if they are turned off (D59)', () => {
    const name = 'Photos and biographies';
    const contacts: Record<string, string>[] = [
      { CONTACT_EMAIL: 'me@site.example' },
      { SITE_URL: 'https://a.example' },
    ];
    for (const contact of contacts) {
      expect(onByName(contact)).toMatchObject({ [name]: true });
      expect(onByName({ ...contact, PLAYER_PHOTOS: 'off' })).toMatchObject({ [name]: false });
    }
    expect(onByName({ SITE_URL: 'http://localhost:3000' })).toMatchObject({ [name]: false });
    expect(parts({}).find((part) => part.name === name)?.why).toContain('CONTACT_EMAIL');
  });

  it('has accounts only with both the address and the key of a backend', () => {
    expect(onByName(BACKEND)).toMatchObject({ 'Accounts and cloud': true });
    expect(onByName({ NEXT_PUBLIC_SUPABASE_URL: BACKEND.NEXT_PUBLIC_SUPABASE_URL })).toMatchObject({
      'Accounts and cloud': false,
    });
  });

  it('has the assistant with a backend and its secret key, with or without a model key (D30, D56)', () => {
    const all = { ...BACKEND, SUPABASE_SECRET_KEY: 'secret' };
    expect(onByName(all)).toMatchObject({ Assistant: true });
    expect(onByName({ ...all, PERPLEXITY_API_KEY: 'model' })).toMatchObject({ Assistant: true });
    expect(onByName({ ...all, ASSISTANT: 'off' })).toMatchObject({ Assistant: false });
    for (const name of Object.keys(all)) expect(onByName({ ...all, [name]: '' })).toMatchObject({ Assistant: false });
  });

  it('says who answers', () => {
    const answers = (settings: Record<string, string>) =>
      parts({ ...BACKEND, SUPABASE_SECRET_KEY: 'secret', ...settings }).find(({ name }) => name === 'Assistant')?.why;
    expect(answers({})).toBe('built-in scout, answers from the player table');
    expect(answers({ PERPLEXITY_API_KEY: 'model' })).toBe('answers from api.perplexity.ai');
    expect(answers({ PERPLEXITY_API_KEY: 'model', ASSISTANT: 'scout' })).toMatch('scout');
  });

  it('says what an absent part needs and never shows a secret', () => {
    const told = parts({ SUPABASE_SECRET_KEY: 'top-secret' }).map(({ why }) => why);
    expect(told).toContain('needs a backend');
    expect(told.join(' ')).not.toContain('top-secret');
  });
});
