import { ApiError, requestJson } from '#lib/api/request-json.ts';
import {
  type ExchangeBody,
  type SignInFailure,
  type SportsSession,
  signInFailureAnswerSchema,
  sportsSessionSchema,
} from '#types/sports-login.ts';

export const SPORTS_LOGIN_START = '/api/oauth/start';

/** The server allows the provider 5 seconds. */
const TIMEOUT_MS = 8000;

function post(path: string, body: object): Promise<SportsSession> {
  return requestJson(path, sportsSessionSchema, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

export const fetchSportsSession = () =>
  requestJson('/api/oauth/session', sportsSessionSchema, { signal: AbortSignal.timeout(TIMEOUT_MS) });
export const exchangeCode = (body: ExchangeBody) => post('/api/oauth/exchange', body);
export const refreshSportsSession = () => post('/api/oauth/refresh', {});
export const signOutOfSports = () => post('/api/oauth/signout', {});

/** Why one of the calls above failed. `detail` is for the console and contains no code, state or token. */
export function signInFailureOf(error: unknown): { reason: SignInFailure; detail: string } {
  if (!(error instanceof ApiError)) return { reason: 'offline', detail: 'no answer' };
  const told = signInFailureAnswerSchema.safeParse(error.answer);
  const reason = told.success ? told.data.reason : 'unexpected';
  const errorId = told.success ? told.data.errorId : undefined;
  return { reason, detail: `status ${error.status}, ${reason}${errorId ? `, log id ${errorId}` : ''}` };
}
