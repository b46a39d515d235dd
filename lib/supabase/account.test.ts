import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { accountMessage } from '#lib/platform/messages.ts';
import { requestRecovery, resendConfirmation, setPassword, signIn, signOut, signUp } from '#lib/supabase/account.ts';
import type { AccountRefusal } from '#types/user.ts';

type Answer = { data?: unknown; error: unknown };

/** A client whose auth service gives this answer to every call. */
function answering(answer: Answer) {
  const asked = jest.fn(async (_input: unknown) => answer);
  const auth = {
    signInWithPassword: asked,
    signUp: asked,
    resetPasswordForEmail: asked,
    resend: asked,
    updateUser: asked,
    signOut: asked,
  };
  return { client: { auth } as unknown as SupabaseClient, asked };
}

const outcomeOf = (reason: AccountRefusal | null) =>
  reason === null ? { ok: true } : { ok: false, reason, error: accountMessage(reason) };

const api = (status: number, code: string) => new AuthApiError('in the service’s words', status, code);
const down = new AuthRetryableFetchError('fetch failed', 0);
const html = new AuthUnknownError('Unexpected token <', new SyntaxError('Unexpected token <'));
const weak = new AuthWeakPasswordError('weak', 422, ['length']);
const invalidEmail = api(400, 'validation_failed');
const tooSoon = api(429, 'over_email_send_rate_limit');
const user = { identities: [{}] };

const email = ' fan@example.com ';
const actions = {
  signIn: (client: SupabaseClient) => signIn(client, email, ' secret '),
  signUp: (client: SupabaseClient) => signUp(client, { email, password: 'secret1', fullName: ' Robin ' }),
  recovery: (client: SupabaseClient) => requestRecovery(client, email),
  resend: (client: SupabaseClient) => resendConfirmation(client, email),
  setPassword: (client: SupabaseClient) => setPassword(client, 'secret1'),
};

it.each<[keyof typeof actions, string, Answer, AccountRefusal | null]>([
  ['signIn', 'success', { error: null }, null],
  ['signIn', 'a wrong password', { error: api(400, 'invalid_credentials') }, 'wrong-credentials'],
  ['signIn', 'an unconfirmed account', { error: api(400, 'email_not_confirmed') }, 'unconfirmed'],
  ['signIn', 'too many tries', { error: api(429, 'over_request_rate_limit') }, 'failed'],
  ['signIn', 'a fault of the service', { error: api(500, 'unexpected_failure') }, 'failed'],
  ['signIn', 'no network', { error: down }, 'failed'],
  ['signIn', 'HTML', { error: html }, 'failed'],
  ['signUp', 'success', { data: { user, session: {} }, error: null }, null],
  ['signUp', 'a confirmation by email', { data: { user, session: null }, error: null }, 'unconfirmed'],
  ['signUp', 'a hidden known address', { data: { user: { identities: [] } }, error: null }, 'already-registered'],
  ['signUp', 'a known address', { data: {}, error: api(422, 'user_already_exists') }, 'already-registered'],
  ['signUp', 'another known address', { data: {}, error: api(422, 'email_exists') }, 'already-registered'],
  ['signUp', 'a weak password', { data: {}, error: weak }, 'password-too-short'],
  ['signUp', 'an invalid address', { data: {}, error: invalidEmail }, 'email-invalid'],
  ['signUp', 'an unreachable address', { data: {}, error: api(400, 'email_address_invalid') }, 'email-invalid'],
  ['signUp', 'a second email within a minute', { data: {}, error: tooSoon }, 'too-soon'],
  ['signUp', 'closed sign-ups', { data: {}, error: api(422, 'signup_disabled') }, 'failed'],
  ['signUp', 'no network', { data: {}, error: down }, 'failed'],
  ['recovery', 'success', { error: null }, null],
  ['recovery', 'a second email, so that it reveals no account', { error: tooSoon }, null],
  ['recovery', 'an invalid address', { error: invalidEmail }, 'email-invalid'],
  ['recovery', 'no network', { error: down }, 'failed'],
  ['resend', 'success', { error: null }, null],
  ['resend', 'a second email within a minute', { error: tooSoon }, 'too-soon'],
  ['setPassword', 'success', { error: null }, null],
  ['setPassword', 'the same password', { error: api(422, 'same_password') }, null],
  ['setPassword', 'a weak password', { error: weak }, 'password-too-short'],
  ['setPassword', 'no session', { error: new AuthSessionMissingError() }, 'link-expired'],
  ['setPassword', 'no network', { error: down }, 'failed'],
])('%s: %s', async (action, _, answer, reason) => {
  expect(await actions[action](answering(answer).client)).toEqual(outcomeOf(reason));
});

it('trims the address and the name, never the password', async () => {
  const { client, asked } = answering({ data: { user, session: {} }, error: null });
  await actions.signIn(client);
  expect(asked).toHaveBeenLastCalledWith({ email: 'fan@example.com', password: ' secret ' });
  await actions.signUp(client);
  expect(asked).toHaveBeenLastCalledWith({
    email: 'fan@example.com',
    password: 'secret1',
    options: { data: { full_name: 'Robin' } },
  });
});

it('signs out of this device only, and logs if the service did not confirm it', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { client, asked } = answering({ error: down });
  expect(await signOut(client)).toEqual({ ok: true });
  expect(asked).toHaveBeenCalledWith({ scope: 'local' });
  expect(warn).toHaveBeenCalledTimes(1);
});
