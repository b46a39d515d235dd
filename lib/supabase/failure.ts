import { AppError, type ErrorCode } from '#lib/platform/errors.ts';
import { BACKEND_UNREACHABLE, TEAM_TOO_LARGE, TOO_MANY_TEAMS } from '#lib/platform/messages/cloud.ts';

type Answer = { error: { code?: string; message: string } | null; status: number };

/** Database codes the caller may see. The database's message is only logged (D38). */
const CODES: ReadonlyMap<string, ErrorCode> = new Map(
  Object.entries({
    PT403: 'forbidden',
    PT404: 'not-found',
    PT409: 'conflict',
    PT413: 'too-large',
    '42501': 'forbidden',
    '23505': 'conflict',
    // Rows refer to their account, which was deleted a moment ago.
    '23503': 'unauthorized',
    PGRST301: 'unauthorized',
    PGRST303: 'unauthorized',
  }),
);

const LIMITS: ReadonlyMap<string, string> = new Map(Object.entries({ PT403: TOO_MANY_TEAMS, PT413: TEAM_TOO_LARGE }));

/** Deadlocks, locks, timeouts, too few resources or a full disk: nothing was changed, and it may work later. */
const PASSING = /^(?:25006|40001|40P01|55P03|57014|53...|PGRST003)$/;

/** Retries a repeatable query once after such a failure. A query is sent each time it is awaited. */
export async function withRetry<Value extends Answer>(query: PromiseLike<Value>): Promise<Value> {
  const answer = await query;
  return PASSING.test(answer.error?.code ?? '') ? await query : answer;
}

/** `failed` is the message for the caller. */
export function throwFailure({ error, status }: Answer, failed: string): void {
  if (error === null) return;
  const { code = '' } = error;
  const known = CODES.get(code);
  if (known !== undefined) throw new AppError(known, LIMITS.get(code) ?? failed, { cause: error });
  if (PASSING.test(code)) throw backendUnreachable(error);
  // A database error has a code; anything else went wrong on the way there.
  if (code && status > 0 && status <= 500) throw new AppError('internal', failed, { cause: error });
  throw backendUnreachable(error);
}

/** The team stays local (D20). */
export function backendUnreachable(cause: unknown, message = BACKEND_UNREACHABLE): AppError {
  return new AppError('unavailable', message, { cause, fields: { fallback: true } });
}

/** Not logged, because nothing has failed. */
export function backendBusy(): AppError {
  return new AppError('unavailable', BACKEND_UNREACHABLE, {
    headers: { 'Retry-After': '5' },
    fields: { fallback: true },
  });
}
