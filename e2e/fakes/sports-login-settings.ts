/** What the app under test and its fake provider both know. The secrets are looked for where they must never be. */
export const SPORTS_LOGIN_CLIENT = { id: 'dream-11-tests', secret: 'canary-client-secret-4f1d7a' };
export const TEST_SESSION_SECRET = 'canary-session-secret-of-at-least-32-characters';

/** How the fake answers a call for tokens; the faults are those of facts.md and of the internet at large. */
export type TokenAnswer = 'tokens' | '400' | '500' | 'html' | 'empty' | 'large' | 'redirect' | 'hang';

/** A test's wishes, which its browser brings to the provider in the cookie `sports-login-plan` (JSON, URI encoded). */
export type Plan = {
  /** Finds the test's own calls among those of others. */
  id: string;
  exchange: TokenAnswer;
  refresh: TokenAnswer;
  /** Milliseconds that a refresh takes, so that others can ask meanwhile. */
  refreshTakes: number;
  /** Seconds, of the tokens that a code brings; refreshed ones last an hour. */
  expiresIn: number;
  hasRefreshToken: boolean;
  /** The person presses 'Cancel' (`access_denied`). */
  cancels: boolean;
};

/** A provider that does all right; its calls are nobody's. */
export const ORDINARY_PLAN: Plan = {
  id: '',
  exchange: 'tokens',
  refresh: 'tokens',
  refreshTakes: 0,
  expiresIn: 3600,
  hasRefreshToken: true,
  cancels: false,
};

/** What the fake remembers of a call: `GET /calls?id=`. */
export type TokenCall = { grant: string; answer: string; issued: string[] };
