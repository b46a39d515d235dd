import { AppError } from '#lib/platform/errors.ts';
import { BACKEND_UNREACHABLE } from '#lib/platform/messages.ts';

type Answer = { error: { code?: string; message: string } | null; status: number };

/** What the caller may learn from a database error; its own words stay in the log (D38). */
const CODES = {
  PT403: 'forbidden',
  PT404: 'not-found',
  PT409: 'conflict',
  '42501': 'forbidden',
  '23505': 'conflict',
  PGRST301: 'unauthorized',
  PGRST303: 'unauthorized',
} as const;

/** Throws when the backend answered with an error. `failed` is the sentence for it (spec §8). */
export function throwFailure({ error, status }: Answer, failed: string): void {
  if (error === null) return;
  const code = CODES[error.code as keyof typeof CODES];
  if (code !== undefined) throw new AppError(code, failed, { cause: error });
  // The database's own errors have a code of five letters or digits; anything else is the way to it.
  if (status === 500 && error.code) throw new AppError('internal', failed, { cause: error });
  // Half an answer, and a page in place of one, have no code, whatever their status.
  if (status === 0 || status >= 500 || !error.code) throw backendUnreachable(error);
  throw new AppError('internal', failed, { cause: error });
}

/** The backend did not answer, or not as itself: the work stays local (D20). */
export function backendUnreachable(cause: unknown): AppError {
  return new AppError('unavailable', BACKEND_UNREACHABLE, { cause, fields: { fallback: true } });
}

/** More is asked of the backend than it answers. Nothing has failed, so that the log has no need of it. */
export function backendBusy(): AppError {
  return new AppError('unavailable', BACKEND_UNREACHABLE, {
    headers: { 'Retry-After': '5' },
    fields: { fallback: true },
  });
}
