/** Shared by the app under test and its fake provider. Tests check that the secrets don't leak. */
export const SPORTS_LOGIN_CLIENT = { id: 'dream-11-tests', secret: 'canary-client-secret-4f1d7a' };
export const TEST_SESSION_SECRET = 'canary-session-secret-of-at-least-32-characters';

/** How the fake responds to a token request. */
export type TokenAnswer = 'tokens' | '400' | '500' | 'html' | 'empty' | 'large' | 'redirect' | 'hang';

/** A test's instructions to the provider, in the cookie `sports-login-plan` (URI-encoded JSON). */
export type Plan = {
  id: string;
  exchange: TokenAnswer;
  refresh: TokenAnswer;
  refreshTakesMs: number;
  /** Lifetime of the first tokens, in seconds. Refreshed ones last an hour. */
  expiresIn: number;
  hasRefreshToken: boolean;
  /** The provider answers with an error instead of a code, such as `access_denied` if the user cancels. */
  refusal: { error: string; error_description?: string } | null;
};

export const ORDINARY_PLAN: Plan = {
  id: '',
  exchange: 'tokens',
  refresh: 'tokens',
  refreshTakesMs: 0,
  expiresIn: 3600,
  hasRefreshToken: true,
  refusal: null,
};

/** From `GET /calls?id=`. */
export type TokenCall = { grant: string; answer: string; issued: string[] };
