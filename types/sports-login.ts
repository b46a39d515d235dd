import * as z from 'zod/mini';

export const SIGN_IN_FAILURES = [
  /** No sign-in was started, or it expired, or its cookie was blocked. */
  'not-started',
  /** The state is missing or belongs to another sign-in. */
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

const MAX_CODE = 4096;
const MAX_STATE = 256;

export const exchangeBodySchema = z.strictObject({
  /** Missing if the provider sent an error: that ends the sign-in. */
  code: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_CODE))),
  state: z.string().check(z.maxLength(MAX_STATE)),
});
export type ExchangeBody = z.infer<typeof exchangeBodySchema>;

/** An empty JSON object, which another site's form can't send. */
export const emptyBodySchema = z.strictObject({});

/** All the page gets to know (D35). A past `expiresAt` means signed out, but a refresh may help. */
export const sportsSessionSchema = z.object({
  signedIn: z.boolean(),
  expiresAt: z.nullable(z.iso.datetime()),
});
export type SportsSession = z.infer<typeof sportsSessionSchema>;

export const signInFailureAnswerSchema = z.object({
  reason: z.enum(SIGN_IN_FAILURES),
  errorId: z.optional(z.string()),
});
