import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { generateRandomCodeVerifier, generateRandomState } from 'oauth4webapi';
import * as z from 'zod/mini';
import {
  clearCookie,
  MAX_COOKIE_VALUE,
  readCookie,
  SESSION_COOKIE,
  setCookie,
  TRANSACTION_COOKIE,
} from '#lib/oauth/cookies.ts';
import { createProvider, ProviderError, type Tokens } from '#lib/oauth/provider.ts';
import { createSeal } from '#lib/oauth/seal.ts';
import { createUsedOnce } from '#lib/oauth/used-once.ts';
import { environment, type SportsLoginSettings } from '#lib/platform/env.ts';
import { AppError } from '#lib/platform/errors.ts';
import { createJoin } from '#lib/platform/join-calls.ts';
import {
  NO_REFRESH_TOKEN,
  NOT_AUTHENTICATED,
  SPORTS_LOGIN_NOT_CONFIGURED,
  signInFailedMessage,
} from '#lib/platform/messages/account.ts';
import type { ExchangeBody, SignInFailure, SportsSession } from '#types/sports-login.ts';

const TRANSACTION_SECONDS = 600;
const IDLE_SECONDS = 30 * 24 * 60 * 60;

const transactionSchema = z.object({ state: z.string(), verifier: z.string() });
const sessionSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.nullable(z.string()),
  expiresAt: z.number(),
});
type Session = z.infer<typeof sessionSchema>;

type Clock = () => number;
type Outside = { fetcher: typeof fetch; clock: Clock };

export type SportsLogin = {
  start: () => Promise<Response>;
  exchange: (request: Request, body: ExchangeBody) => Promise<Response>;
  session: (request: Request) => Promise<Response>;
  refresh: (request: Request) => Promise<Response>;
  signOut: () => Response;
};

/** One per process: it remembers used sign-ins and calls in flight. */
export function createSportsLogin(settings: SportsLoginSettings, { fetcher, clock }: Outside): SportsLogin {
  const provider = createProvider(settings, fetcher);
  const transactions = createSeal(settings.sessionSecret, 'sports login: transaction', transactionSchema);
  const sessions = createSeal(settings.sessionSecret, 'sports login: session', sessionSchema);
  const isFirstUse = createUsedOnce(TRANSACTION_SECONDS * 1000);
  const join = createJoin();

  /** Throws unless this browser started the sign-in with `state`. A state works only once. */
  async function verifierFor(state: string, request: Request): Promise<string> {
    const transaction = await transactions.open(readCookie(request, TRANSACTION_COOKIE), clock());
    if (transaction === null) throw signInFailed('not-started');
    // Keep the cookie: its sign-in may still return in another tab.
    if (!isEqual(transaction.state, state)) throw signInFailed('other-sign-in');
    if (!isFirstUse(state, clock())) throw signInFailed('already-used', clearCookie(TRANSACTION_COOKIE));
    return transaction.verifier;
  }

  async function keep(tokens: Tokens): Promise<{ cookie: string; session: Session }> {
    const now = clock();
    const { accessToken, refreshToken, expiresIn } = tokens;
    const session = { accessToken, refreshToken, expiresAt: now + expiresIn * 1000 };
    const seconds = refreshToken === null ? expiresIn : Math.max(expiresIn, IDLE_SECONDS);
    const sealed = await sessions.close(session, seconds, now);
    if (sealed.length > MAX_COOKIE_VALUE) {
      throw new ProviderError('provider-unusable', `the tokens make a cookie of ${sealed.length} bytes`);
    }
    return { cookie: setCookie(SESSION_COOKIE, sealed, seconds), session };
  }

  async function renew(refreshToken: string): Promise<{ cookie: string; session: Session }> {
    const tokens = await provider.refresh(refreshToken);
    // If there is no new refresh token, the old one stays valid (RFC 6749 §6).
    return keep({ ...tokens, refreshToken: tokens.refreshToken ?? refreshToken });
  }

  const told = (session: Session | null): SportsSession => ({
    signedIn: session !== null && session.expiresAt > clock(),
    expiresAt: session === null ? null : new Date(session.expiresAt).toISOString(),
  });

  const sessionOf = async (request: Request) => told(await sessions.open(readCookie(request, SESSION_COOKIE), clock()));

  return {
    start: async () => {
      const transaction = { state: generateRandomState(), verifier: generateRandomCodeVerifier() };
      const sealed = await transactions.close(transaction, TRANSACTION_SECONDS, clock());
      const location = await provider.authorizationUrl(transaction.state, transaction.verifier);
      const cookie = setCookie(TRANSACTION_COOKIE, sealed, TRANSACTION_SECONDS);
      return new Response(null, { status: 303, headers: { Location: location, 'Set-Cookie': cookie } });
    },

    exchange: async (request, { code, state }) => {
      const verifier = await verifierFor(state, request);
      if (code === undefined) return answer(await sessionOf(request), clearCookie(TRANSACTION_COOKIE));
      try {
        const { cookie, session } = await keep(await provider.exchange({ code, state, verifier }));
        return answer(told(session), clearCookie(TRANSACTION_COOKIE), cookie);
      } catch (error) {
        throw toSignInFailure(error, clearCookie(TRANSACTION_COOKIE));
      }
    },

    session: async (request) => answer(await sessionOf(request)),

    refresh: async (request) => {
      const sealed = readCookie(request, SESSION_COOKIE);
      const session = await sessions.open(sealed, clock());
      if (sealed === null || session === null) {
        throw new AppError('unauthorized', NOT_AUTHENTICATED, {
          fields: { reason: 'not-started' },
          headers: { 'Set-Cookie': clearCookie(SESSION_COOKIE) },
        });
      }
      const { refreshToken } = session;
      if (refreshToken === null)
        throw new AppError('unauthorized', NO_REFRESH_TOKEN, { fields: { reason: 'no-refresh-token' } });
      try {
        // Providers may rotate refresh tokens, so concurrent requests share one call.
        const renewed = await join(digest(sealed), () => renew(refreshToken));
        return answer(told(renewed.session), renewed.cookie);
      } catch (error) {
        // Without clearing the cookie: another process may have just renewed it with the same refresh token.
        throw toSignInFailure(error);
      }
    },

    signOut: () => answer(told(null), clearCookie(SESSION_COOKIE), clearCookie(TRANSACTION_COOKIE)),
  };
}

function answer(session: SportsSession, ...cookies: string[]): Response {
  const response = Response.json(session);
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

function signInFailed(reason: SignInFailure, cookie?: string): AppError {
  const headers: Record<string, string> = cookie === undefined ? {} : { 'Set-Cookie': cookie };
  return new AppError('bad-request', signInFailedMessage(reason), { fields: { reason }, headers });
}

function toSignInFailure(error: unknown, cookie?: string): AppError {
  const reason = error instanceof ProviderError ? error.failure : 'unexpected';
  return new AppError(error instanceof ProviderError ? 'bad-gateway' : 'internal', signInFailedMessage(reason), {
    cause: error,
    fields: { reason },
    headers: cookie === undefined ? {} : { 'Set-Cookie': cookie },
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const isEqual = (a: string, b: string) => timingSafeEqual(Buffer.from(digest(a)), Buffer.from(digest(b)));

let known: SportsLogin | undefined;

export function sportsLogin(): SportsLogin {
  const settings = environment().sportsLogin;
  if (settings === null) throw new AppError('unavailable', SPORTS_LOGIN_NOT_CONFIGURED);
  known ??= createSportsLogin(settings, { fetcher: fetch, clock: Date.now });
  return known;
}
