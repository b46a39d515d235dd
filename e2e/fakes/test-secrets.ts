import { SPORTS_LOGIN_CLIENT, TEST_SESSION_SECRET } from '#e2e/fakes/sports-login-settings.ts';

/**
 * The app's secrets by setting. Tests check that they don't leak. The fake model quotes its key in errors, as a
 * careless provider would. `SUPABASE_SECRET_KEY` is secret too, but each machine generates its own.
 */
export const TEST_SECRETS = {
  PERPLEXITY_API_KEY: 'pplx-secret',
  // The free keys allow only 30 calls a minute.
  SPORTS_DB_KEY: 'canary-sports-db-key-91c2',
  SPORTS_LOGIN_CLIENT_SECRET: SPORTS_LOGIN_CLIENT.secret,
  SESSION_SECRET: TEST_SESSION_SECRET,
  ADMIN_EMAIL: 'canary-admin@example.test',
} as const;
