import { socialProviders } from '#scripts/local/social-providers.ts';

const SETTINGS = { SUPABASE_AUTH_EXTERNAL_GITHUB_CLIENT_ID: 'id', SUPABASE_AUTH_EXTERNAL_GITHUB_SECRET: 'secret' };

it('reads only the named providers’ clients', () => {
  expect(socialProviders([], SETTINGS)).toEqual({});
  expect(socialProviders(['github'], SETTINGS)).toEqual({
    github: { enabled: true, client_id: 'id', secret: 'secret' },
  });
});

it('says what a provider needs, and which providers are supported', () => {
  expect(() => socialProviders(['github', 'google'], SETTINGS)).toThrow(
    'SOCIAL_LOGINS names google, which needs SUPABASE_AUTH_EXTERNAL_GOOGLE_CLIENT_ID and SUPABASE_AUTH_EXTERNAL_GOOGLE_SECRET.',
  );
  expect(() => socialProviders(['apple'], SETTINGS)).toThrow('supports google and github, not apple');
});
