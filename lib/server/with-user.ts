import 'server-only';
import { type AuthError, isAuthApiError, isAuthSessionMissingError, type SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { publicEnvironment } from '#lib/platform/env.ts';
import { AppError } from '#lib/platform/errors.ts';
import { SUPABASE_NOT_CONFIGURED } from '#lib/platform/messages/account.ts';
import { SIGN_IN_FIRST } from '#lib/platform/messages/session.ts';
import { inAccountTurn } from '#lib/server/account-turns.ts';
import type { Handler } from '#lib/server/http.ts';
import { backendCalls } from '#lib/supabase/backend-calls.ts';
import { bearerToken } from '#lib/supabase/bearer-token.ts';
import { backendBusy, backendUnreachable } from '#lib/supabase/failure.ts';
import { createUserClient } from '#lib/supabase/server.ts';

/** An account confirmed by the auth service. Only a verified address proves who it is (D28). */
export type SignedInUser = { id: string; email: string; emailVerified: boolean };

type Caller<Params> = {
  supabase: SupabaseClient;
  request: Request;
  params: Params;
};
export type UserContext<Params> = Caller<Params> & { user: SignedInUser };
export type ReaderContext<Params> = Caller<Params> & {
  /** From the unchecked token. Use it only to select rows, which row level security protects. */
  userId: string;
  user: Promise<SignedInUser>;
};

type Options = {
  failed: string;
  signInFirst?: string;
  fields?: Readonly<Record<string, unknown>>;
  /** Whether it changes teams, which each account does in turn. */
  inTurn?: boolean;
};

/** A handler for signed-in users. The auth service checks the bearer token on each call; cookies are ignored (D21). */
export function withUser<Params = unknown>(
  handler: (context: UserContext<Params>) => Promise<Response>,
  options: Options,
): Handler<Params> {
  return withToken(options, async (token, caller) => {
    const user = await findUser(caller.supabase, token);
    const work = () => handler({ ...caller, user });
    return options.inTurn ? inAccountTurn(user.id, work) : work();
  });
}

/** For handlers that only read: they run while the auth service checks the token, saving a round trip. */
export function withReader<Params = unknown>(
  handler: (context: ReaderContext<Params>) => Promise<Response>,
  options: Options,
): Handler<Params> {
  return withToken(options, async (token, caller) => {
    const userId = subjectOf(token);
    const checking = findUser(caller.supabase, token);
    const [user, answer] = await Promise.allSettled([checking, handler({ ...caller, userId, user: checking })]);
    if (user.status === 'rejected') throw user.reason;
    if (user.value.id !== userId) throw unauthorized();
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
}

function withToken<Params>(
  { failed, signInFirst = SIGN_IN_FIRST, fields = {} }: Options,
  handler: (token: string, caller: Caller<Params>) => Promise<Response>,
): Handler<Params> {
  return async (request, params) => {
    try {
      if (publicEnvironment().supabase === null) {
        throw new AppError('unavailable', SUPABASE_NOT_CONFIGURED, { fields: { fallback: true } });
      }
      const token = bearerToken(request.headers.get('authorization') ?? '');
      if (token === null) throw unauthorized();
      if (backendCalls.isFull()) throw backendBusy();
      return await handler(token, { supabase: createUserClient(token), request, params });
    } catch (error) {
      throw forCaller(error, { failed, signInFirst, fields });
    }
  };
}

function forCaller(error: unknown, { failed, signInFirst, fields }: Required<Omit<Options, 'inTurn'>>): AppError {
  if (!(error instanceof AppError)) return new AppError('internal', failed, { cause: error, fields });
  const { code, cause, headers } = error;
  const message = code === 'unauthorized' ? signInFirst : error.message;
  return new AppError(code, message, { cause, headers, fields: { ...fields, ...error.fields } });
}

const unauthorized = (cause?: unknown) => new AppError('unauthorized', SIGN_IN_FIRST, { cause });

const claimsSchema = z.object({ sub: z.guid() });

function subjectOf(token: string): string {
  try {
    return claimsSchema.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).sub;
  } catch (cause) {
    throw unauthorized(cause);
  }
}

async function findUser(supabase: SupabaseClient, token: string): Promise<SignedInUser> {
  const { data, error } = await supabase.auth.getUser(token);
  if (error) throw isRefusal(error) ? unauthorized() : backendUnreachable(error);
  const { id, email = '', email_confirmed_at } = data.user;
  return { id, email, emailVerified: Boolean(email_confirmed_at) };
}

/** Only a definite rejection ends a sign-in. If the auth service is busy (429) or failing (5xx), we don't know. */
function isRefusal(error: AuthError): boolean {
  return isAuthSessionMissingError(error) || (isAuthApiError(error) && [400, 401, 403, 404].includes(error.status));
}
