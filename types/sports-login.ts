import * as z from 'zod/mini';

/** Why a sports login came to nothing; each has its sentence (D38). */
export const SIGN_IN_FAILURES = [
  /** No sign-in was started here, or too long ago, or the browser did not keep its cookie. */
  'not-started',
  /** The answer carries no state, or that of another sign-in. */
  'other-sign-in',
  'already-used',
  'provider-refused',
  'provider-unreachable',
  'provider-unusable',
  'no-refresh-token',
  'offline',
  'unexpected',
] as const;
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];

/** Longer ones are nobody's: providers' codes have some 10 to 1000 characters. */
const MAX_CODE = 4096;
const MAX_STATE = 256;

/** Body of `POST /api/oauth/exchange`. A missing state is sent as '', so that the server refuses it like a wrong one. */
export const exchangeBodySchema = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(MAX_CODE)),
  state: z.string().check(z.maxLength(MAX_STATE)),
});
export type ExchangeBody = z.infer<typeof exchangeBodySchema>;

/** Body of a POST that says nothing. It must be JSON all the same, which no form of another site can send. */
export const emptyBodySchema = z.strictObject({});

/**
 * Answer of every call about the session (D35): all that the page learns. `expiresAt` is an ISO date; where it has
 * passed, nobody is signed in, and a refresh may help.
 */
export const sportsSessionSchema = z.object({
  signedIn: z.boolean(),
  expiresAt: z.nullable(z.iso.datetime()),
});
export type SportsSession = z.infer<typeof sportsSessionSchema>;

/** Beside `error` in the answer to a failed exchange or refresh. */
export const signInFailureAnswerSchema = z.object({
  reason: z.enum(SIGN_IN_FAILURES),
  errorId: z.optional(z.string()),
});
