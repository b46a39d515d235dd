/** Shared by the app under test and its fake provider. Tests look for the secrets where they must never be. */
export const SPORTS_LOGIN_CLIENT = { id: 'dream-11-tests', secret: 'canary-client-secret-4f1d7a' };
export const TEST_SESSION_SECRET = 'canary-session-secret-of-at-least-32-characters';

/** The fake's responses to a token request. */
export type TokenAnswer = 'tokens' | '400' | '500' | 'html' | 'empty' | 'large' | 'redirect' | 'hang';

/** What a test wants, sent to the provider in the cookie `sports-login-plan` (JSON, URI encoded). */
export type Plan = {
  id: string;
  exchange: TokenAnswer;
  refresh: TokenAnswer;
  /** Duration of a refresh in ms. */
  refreshTakes: number;
  /** Lifetime in seconds of the first tokens; refreshed ones last an hour. */
  expiresIn: number;
  hasRefreshToken: boolean;
  /** The user presses 'Cancel' (`access_denied`). */
  cancels: boolean;
};

export const ORDINARY_PLAN: Plan = {
  id: '',
  exchange: 'tokens',
  refresh: 'tokens',
  refreshTakes: 0,
  expiresIn: 3600,
  hasRefreshToken: true,
  cancels: false,
};

/** From `GET /calls?id=`. */
export type TokenCall = { grant: string; answer: string; issued: string[] };
