import { AppError } from '#lib/platform/errors.ts';
import { BACKEND_UNREACHABLE } from '#lib/platform/messages.ts';

type Answer = { error: { code?: string; message: string } | null; status: number };

/** Database codes that the caller may learn; the database's message is only logged (D38). */
const CODES = {
  PT403: 'forbidden',
  PT404: 'not-found',
  PT409: 'conflict',
  '42501': 'forbidden',
  '23505': 'conflict',
  PGRST301: 'unauthorized',
  PGRST303: 'unauthorized',
} as const;

/** `failed` is the message for the caller. */
export function throwFailure({ error, status }: Answer, failed: string): void {
  if (error === null) return;
  const code = CODES[error.code as keyof typeof CODES];
  if (code !== undefined) throw new AppError(code, failed, { cause: error });
  // A database error has a code; anything else happened on the way to it.
  if (status === 500 && error.code) throw new AppError('internal', failed, { cause: error });
  if (status === 0 || status >= 500 || !error.code) throw backendUnreachable(error);
  throw new AppError('internal', failed, { cause: error });
}

/** The team stays local (D20). */
export function backendUnreachable(cause: unknown): AppError {
  return new AppError('unavailable', BACKEND_UNREACHABLE, { cause, fields: { fallback: true } });
}

/** Not logged: nothing has failed. */
export function backendBusy(): AppError {
  return new AppError('unavailable', BACKEND_UNREACHABLE, {
    headers: { 'Retry-After': '5' },
    fields: { fallback: true },
  });
}
