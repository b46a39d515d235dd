import 'server-only';
import {
  type AuthError,
  isAuthApiError,
  isAuthSessionMissingError,
  type SupabaseClient,
  type User,
} from '@supabase/supabase-js';
import { AppError } from '#lib/errors.ts';
import { SIGN_IN_FIRST, SUPABASE_NOT_CONFIGURED } from '#lib/messages.ts';
import type { Handler } from '#lib/server/http.ts';
import { isSupabaseConfigured } from '#lib/supabase/config.ts';
import { backendUnreachable } from '#lib/supabase/failure.ts';
import { createUserClient } from '#lib/supabase/server.ts';

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
  { failed, signInFirst = SIGN_IN_FIRST, fields = {} }: Options,
): Handler<Params> {
  return async (request, params) => {
    try {
      if (!isSupabaseConfigured()) {
        throw new AppError('unavailable', SUPABASE_NOT_CONFIGURED, { fields: { fallback: true } });
      }
      const token = bearerToken(request);
      if (token === null) throw new AppError('unauthorized', signInFirst);
      const supabase = createUserClient(token);
      const user = await findUser(supabase, token);
      if (user === null) throw new AppError('unauthorized', signInFirst);
      return await handler({ user, supabase, request, params });
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

async function findUser(supabase: SupabaseClient, token: string): Promise<SignedInUser | null> {
  const { data, error } = await supabase.auth.getUser(token);
  if (error === null) return toSignedInUser(data.user);
  if (!isRefusal(error)) throw backendUnreachable(error);
  return null;
}

/**
 * Only the auth service's own word ends a sign-in: a session that is no more, a token that is broken (400), not accepted
 * (401, 403) or of nobody (404). That it was too busy (429), failed (5xx) or answered in no form of its own says nothing about the token.
 */
function isRefusal(error: AuthError): boolean {
  return isAuthSessionMissingError(error) || (isAuthApiError(error) && [400, 401, 403, 404].includes(error.status));
}

function toSignedInUser(user: User): SignedInUser {
  return { id: user.id, email: user.email ?? '', emailVerified: Boolean(user.email_confirmed_at) };
}
