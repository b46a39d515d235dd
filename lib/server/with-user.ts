import 'server-only';
import {
  type AuthError,
  isAuthApiError,
  isAuthSessionMissingError,
  type SupabaseClient,
  type User,
} from '@supabase/supabase-js';
import { AppError } from '#lib/platform/errors.ts';
import { SIGN_IN_FIRST, SUPABASE_NOT_CONFIGURED } from '#lib/platform/messages.ts';
import type { Handler } from '#lib/server/http.ts';
import { isSupabaseConfigured } from '#lib/supabase/config.ts';
import { backendBusy, backendUnreachable } from '#lib/supabase/failure.ts';
import { createUserClient, isBackendBusy } from '#lib/supabase/server.ts';

/** An account that the auth service has just confirmed; only a verified address says who somebody is (D28). */
export type SignedInUser = { id: string; email: string; emailVerified: boolean };

export type UserContext<Params> = {
  user: SignedInUser;
  /** Acts as the user, within row level security. */
  supabase: SupabaseClient;
  request: Request;
  params: Params;
};

type Options = {
  /** The sentence of an unforeseen failure (spec §8: 'Failed to save team'). */
  failed: string;
  /** The sentence for who is not signed in. */
  signInFirst?: string;
  /** Fields of every failure's answer beside `error`, such as `success: false`. */
  fields?: Readonly<Record<string, unknown>>;
};

/**
 * A handler for signed-in users. Who calls is decided by the bearer token alone, which the auth service checks on each
 * call, so a token ends with its session; cookies are not looked at (D21).
 */
export function withUser<Params = unknown>(
  handler: (context: UserContext<Params>) => Promise<Response>,
  options: Options,
): Handler<Params> {
  return withToken(options, async (token, supabase, request, params) => {
    const user = await findUser(supabase, token);
    return user && handler({ user, supabase, request, params });
  });
}

/**
 * The same for a handler with a body, which is read and checked while the auth service checks the token. Whoever is not
 * signed in is told that first, whatever the body is.
 */
export function withUserAndBody<Body, Params = unknown>(
  read: (request: Request) => Promise<Body>,
  handler: (context: UserContext<Params> & { body: Body }) => Promise<Response>,
  options: Options,
): Handler<Params> {
  return withToken(options, async (token, supabase, request, params) => {
    const reading = read(request);
    // A body that is not valid is nobody's concern before the check has passed, and then it is thrown below.
    void Promise.allSettled([reading]);
    const user = await findUser(supabase, token);
    return user && handler({ user, supabase, request, params, body: await reading });
  });
}

export type ReaderContext<Params> = {
  /** Whom the token names. Nobody has checked it: good for choosing rows within row level security, and for no more. */
  userId: string;
  /** Resolves when the auth service has spoken. */
  user: Promise<SignedInUser>;
} & Omit<UserContext<Params>, 'user'>;

/**
 * The same for a handler that only reads: it works while the auth service checks the token, and its answer is given when
 * the check has passed, so that the caller waits for the longer of the two calls and not for both.
 */
export function withReader<Params = unknown>(
  handler: (context: ReaderContext<Params>) => Promise<Response>,
  options: Options,
): Handler<Params> {
  return withToken(options, async (token, supabase, request, params) => {
    const userId = subjectOf(token);
    if (userId === null) return null;
    const checking = findUser(supabase, token);
    const user = checking.then((found) => found ?? Promise.reject(new Error('not signed in')));
    const answer = handler({ userId, user, supabase, request, params });
    // What the work came to is nobody's concern before the check has passed.
    const outcome = Promise.allSettled([user, answer]);
    const found = await checking;
    await outcome;
    return found?.id === userId ? answer : null;
  });
}

type TokenHandler<Params> = (
  token: string,
  supabase: SupabaseClient,
  request: Request,
  params: Params,
) => Promise<Response | null>;

/** Null means: not signed in. */
function withToken<Params>(
  { failed, signInFirst = SIGN_IN_FIRST, fields = {} }: Options,
  handler: TokenHandler<Params>,
): Handler<Params> {
  return async (request, params) => {
    try {
      if (!isSupabaseConfigured()) {
        throw new AppError('unavailable', SUPABASE_NOT_CONFIGURED, { fields: { fallback: true } });
      }
      const token = bearerToken(request);
      if (token !== null && isBackendBusy()) throw backendBusy();
      const answer = token && (await handler(token, createUserClient(token), request, params));
      if (!answer) throw new AppError('unauthorized', signInFirst);
      return answer;
    } catch (cause) {
      throw withFields(cause, failed, fields);
    }
  };
}

function withFields(error: unknown, failed: string, fields: Readonly<Record<string, unknown>>): AppError {
  if (!(error instanceof AppError)) return new AppError('internal', failed, { cause: error, fields });
  const { code, message, cause, headers } = error;
  return new AppError(code, message, { cause, headers, fields: { ...fields, ...error.fields } });
}

/** A token has three parts; keys of the backend have not, and are no sign-in. */
function bearerToken(request: Request): string | null {
  const header = request.headers.get('authorization') ?? '';
  return header.length > 8192 ? null : (/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1] ?? null);
}

/** The account that the token says it is of; null where it says none. */
function subjectOf(token: string): string | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const subject = typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : null;
    return typeof subject === 'string' && UUID.test(subject) ? subject : null;
  } catch {
    return null;
  }
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

async function findUser(supabase: SupabaseClient, token: string): Promise<SignedInUser | null> {
  const { data, error } = await supabase.auth.getUser(token);
  if (error === null) return toSignedInUser(data.user);
  if (!isRefusal(error)) throw backendUnreachable(error);
  return null;
}

/**
 * Only the auth service's own word ends a sign-in: a session that is no more, a token that is broken (400), not accepted
 * (401, 403) or of nobody (404). That it was too busy (429), failed (5xx) or answered in no form of its own says nothing
 * about the token.
 */
function isRefusal(error: AuthError): boolean {
  return isAuthSessionMissingError(error) || (isAuthApiError(error) && [400, 401, 403, 404].includes(error.status));
}

function toSignedInUser(user: User): SignedInUser {
  return { id: user.id, email: user.email ?? '', emailVerified: Boolean(user.email_confirmed_at) };
}
