import { parts } from '#scripts/settings.ts';

const onByName = (settings: Record<string, string>) =>
  Object.fromEntries(parts(settings).map(({ name, on }) => [name, on]));

const BACKEND = { NEXT_PUBLIC_SUPABASE_URL: 'https://project.supabase.co', NEXT_PUBLIC_SUPABASE_ANON_KEY: 'public' };

describe('what works with which settings', () => {
  it('builds teams from the live player database without any setting', () => {
    expect(onByName({})).toEqual({
      'Team builder': true,
      'Player database': true,
      'Faces and stories': false,
      'Accounts and cloud': false,
      Assistant: false,
      'Sports login': false,
    });
  });

  it('has faces only with a contact for the services, and not if they are turned off (D59)', () => {
    const name = 'Faces and stories';
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

  it('has the assistant only with a backend, its secret key and a model key (D29, D30)', () => {
    const all = { ...BACKEND, SUPABASE_SECRET_KEY: 'secret', PERPLEXITY_API_KEY: 'model' };
    expect(onByName(all)).toMatchObject({ Assistant: true });
    for (const name of Object.keys(all)) expect(onByName({ ...all, [name]: '' })).toMatchObject({ Assistant: false });
  });

  it('says what an absent part needs and never shows a secret', () => {
    const told = parts({ ...BACKEND, SUPABASE_SECRET_KEY: 'top-secret' }).map(({ why }) => why);
    expect(told).toContain('needs PERPLEXITY_API_KEY');
    expect(told.join(' ')).not.toContain('top-secret');
  });
});
