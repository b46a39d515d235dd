import { SPORTS_LOGIN_CLIENT, TEST_SESSION_SECRET } from '#e2e/fakes/sports-login-settings.ts';

/**
 * What the app under test must keep to itself, by the setting that holds it; the journeys look for the values where they
 * must never be. The fake model quotes its key in what goes wrong, as a careless provider would. `SUPABASE_SECRET_KEY` is
 * a secret as well and is made anew for each machine.
 */
export const TEST_SECRETS = {
  PERPLEXITY_API_KEY: 'pplx-secret',
  // None of the free keys, which would allow 30 calls a minute.
  SPORTS_DB_KEY: 'canary-sports-db-key-91c2',
  SPORTS_LOGIN_CLIENT_SECRET: SPORTS_LOGIN_CLIENT.secret,
  SESSION_SECRET: TEST_SESSION_SECRET,
  ADMIN_EMAIL: 'canary-admin@example.test',
} as const;
