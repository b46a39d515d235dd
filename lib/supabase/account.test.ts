import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import {
  accountDetails,
  changeEmail,
  changePassword,
  requestCode,
  requestRecovery,
  resendConfirmation,
  setPassword,
  signIn,
  signInWithCode,
  signOut,
  signOutElsewhere,
  signOutEverywhere,
  signUp,
} from '#lib/supabase/account.ts';
import type { AccountRefusal } from '#types/user.ts';

type Answer = { data?: unknown; error: unknown };

/** A client whose auth service responds the same way to every call. */
function answering(answer: Answer) {
  const asked = jest.fn(async (_input: unknown) => answer);
  const auth = {
    signInWithPassword: asked,
    signUp: asked,
    resetPasswordForEmail: asked,
    resend: asked,
    updateUser: asked,
    signInWithOtp: asked,
    verifyOtp: asked,
    signOut: asked,
    getUser: async () =>
      answer.error === offline ? answer : { data: { user: { email: 'fan@example.com' } }, error: null },
  };
  return { client: { auth } as unknown as SupabaseClient, asked };
}

const api = (status: number, code: string) => new AuthApiError('the service’s message', status, code);
const offline = new AuthRetryableFetchError('fetch failed', 0);
const html = new AuthUnknownError('Unexpected token <', new SyntaxError('Unexpected token <'));
const weak = (reason: 'length' | 'characters' | 'pwned') => new AuthWeakPasswordError('weak', 422, [reason]);
const badAddress = api(400, 'validation_failed');
const noMoreMail = new AuthApiError('email rate limit exceeded', 429, 'over_email_send_rate_limit');
const noMailServer = new AuthRetryableFetchError('Error sending recovery email', 500);
const tooSoon = api(429, 'over_email_send_rate_limit');
const user = { identities: [{}] };
const fields = { email: ' fan@example.com ', password: 'secret1', fullName: ' Robin ' };

const calls = {
  signIn: (client: SupabaseClient) => signIn(client, ' fan@example.com ', ' secret '),
  signUp: (client: SupabaseClient) => signUp(client, fields),
  requestRecovery: (client: SupabaseClient) => requestRecovery(client, 'fan@example.com'),
  resendConfirmation: (client: SupabaseClient) => resendConfirmation(client, 'fan@example.com'),
  setPassword: (client: SupabaseClient) => setPassword(client, 'secret1'),
  changeEmail: (client: SupabaseClient) => changeEmail(client, 'fan@example.com', ' New@example.com '),
  changePassword: (client: SupabaseClient) => changePassword(client, { current: 'secret0', password: 'secret1' }),
  signOutEverywhere: (client: SupabaseClient) => signOutEverywhere(client),
  signOutElsewhere: (client: SupabaseClient) => signOutElsewhere(client),
  requestCode: (client: SupabaseClient) => requestCode(client, ' fan@example.com '),
  signInWithCode: (client: SupabaseClient) => signInWithCode(client, 'fan@example.com', ' 1234 5678'),
};

it.each<[keyof typeof calls, string, Answer, AccountRefusal | null]>([
  ['signIn', 'the right password', { error: null }, null],
  ['signIn', 'a wrong password', { error: api(400, 'invalid_credentials') }, 'wrong-credentials'],
  ['signIn', 'a malformed address', { error: badAddress }, 'wrong-credentials'],
  ['signIn', 'a banned user', { error: api(400, 'user_banned') }, 'wrong-credentials'],
  ['signIn', 'a service that wants a captcha', { error: api(400, 'captcha_failed') }, 'failed'],
  ['signIn', 'a service without passwords', { error: api(422, 'email_provider_disabled') }, 'failed'],
  ['signIn', 'an unconfirmed account', { error: api(400, 'email_not_confirmed') }, 'unconfirmed'],
  ['signIn', 'too many attempts', { error: api(429, 'over_request_rate_limit') }, 'failed'],
  ['signIn', 'a service fault', { error: api(500, 'unexpected_failure') }, 'failed'],
  ['signIn', 'no network', { error: offline }, 'failed'],
  ['signIn', 'HTML', { error: html }, 'failed'],
  ['signUp', 'a session at once', { data: { user, session: {} }, error: null }, null],
  ['signUp', 'confirmation by email', { data: { user, session: null }, error: null }, 'unconfirmed'],
  [
    'signUp',
    'a hidden known address',
    { data: { user: { identities: [] }, session: null }, error: null },
    'already-registered',
  ],
  ['signUp', 'a known user', { data: {}, error: api(422, 'user_already_exists') }, 'already-registered'],
  ['signUp', 'a known address', { data: {}, error: api(422, 'email_exists') }, 'already-registered'],
  ['signUp', 'a simple password', { data: {}, error: weak('characters') }, 'password-too-simple'],
  ['signUp', 'a leaked password', { data: {}, error: weak('pwned') }, 'password-leaked'],
  ['signUp', 'the last email of the hour', { data: {}, error: noMoreMail }, 'too-many-emails'],
  ['signUp', 'a malformed address', { data: {}, error: badAddress }, 'email-invalid'],
  ['signUp', 'an unreachable address', { data: {}, error: api(400, 'email_address_invalid') }, 'email-invalid'],
  ['signUp', 'an email a moment ago', { data: {}, error: tooSoon }, 'too-soon'],
  ['signUp', 'closed sign-ups', { data: {}, error: api(422, 'signup_disabled') }, 'sign-ups-closed'],
  ['signUp', 'no network', { data: {}, error: offline }, 'failed'],
  ['requestRecovery', 'success', { error: null }, null],
  // The response must not reveal whether the account exists.
  ['requestRecovery', 'an email a moment ago', { error: tooSoon }, null],
  ['requestRecovery', 'the last email of the hour', { error: noMoreMail }, null],
  ['requestRecovery', 'a mail server that refuses', { error: noMailServer }, null],
  ['requestRecovery', 'an address that gets no mail', { error: api(400, 'email_address_not_authorized') }, null],
  ['requestRecovery', 'too many requests', { error: api(429, 'over_request_rate_limit') }, 'failed'],
  ['requestRecovery', 'a gateway’s fault', { error: new AuthRetryableFetchError('', 503) }, 'failed'],
  ['requestRecovery', 'no network', { error: offline }, 'failed'],
  ['requestRecovery', 'a malformed address', { error: badAddress }, 'email-invalid'],
  ['resendConfirmation', 'success', { error: null }, null],
  ['resendConfirmation', 'an email a moment ago', { error: tooSoon }, 'too-soon'],
  ['setPassword', 'success', { error: null }, null],
  ['setPassword', 'the same password', { error: api(422, 'same_password') }, 'same-password'],
  ['setPassword', 'a session of yesterday', { error: api(400, 'reauthentication_needed') }, 'sign-in-again'],
  ['setPassword', 'a leaked password', { error: weak('pwned') }, 'password-leaked'],
  ['setPassword', 'a session that ended unseen', { error: api(400, 'refresh_token_not_found') }, 'link-expired'],
  ['setPassword', 'no session', { error: new AuthSessionMissingError() }, 'link-expired'],
  ['setPassword', 'no network', { error: offline }, 'failed'],
  ['changeEmail', 'success', { error: null }, null],
  ['changeEmail', 'another account’s address', { error: api(422, 'email_exists') }, 'already-registered'],
  ['changeEmail', 'a malformed address', { error: badAddress }, 'email-invalid'],
  ['changeEmail', 'an email a moment ago', { error: tooSoon }, 'too-soon'],
  ['changeEmail', 'no session', { error: new AuthSessionMissingError() }, 'signed-out'],
  ['changePassword', 'success', { error: null }, null],
  ['changePassword', 'a wrong current password', { error: api(400, 'invalid_credentials') }, 'wrong-password'],
  ['changePassword', 'no network', { error: offline }, 'failed'],
  ['requestCode', 'success', { error: null }, null],
  ['requestCode', 'an unknown address', { error: api(422, 'otp_disabled') }, null],
  ['requestCode', 'an email a moment ago', { error: tooSoon }, null],
  ['requestCode', 'the last email of the hour', { error: noMoreMail }, null],
  ['requestCode', 'a mail server that refuses', { error: noMailServer }, null],
  ['requestCode', 'a malformed address', { error: badAddress }, 'email-invalid'],
  ['requestCode', 'no network', { error: offline }, 'failed'],
  ['signInWithCode', 'success', { error: null }, null],
  ['signInWithCode', 'a wrong or expired code', { error: api(403, 'otp_expired') }, 'code-wrong'],
  ['signInWithCode', 'too many tries', { error: api(429, 'over_request_rate_limit') }, 'failed'],
  ['signInWithCode', 'no network', { error: offline }, 'failed'],
  ['signOutElsewhere', 'success', { error: null }, null],
  ['signOutElsewhere', 'no network', { error: offline }, 'failed'],
  ['signOutEverywhere', 'success', { error: null }, null],
  ['signOutEverywhere', 'no network', { error: offline }, 'failed'],
])('%s: %s', async (call, _case, answer, reason) => {
  const outcome = await calls[call](answering(answer).client);
  expect(outcome).toEqual(reason === null ? { ok: true } : { ok: false, reason });
});

it.each([
  ['Password should be at least 10 characters.', 10],
  ['Das Passwort ist zu kurz.', null],
])('takes the service’s own minimum length from %j', async (message, least) => {
  const error = new AuthWeakPasswordError(message, 422, ['length']);
  const outcome = { ok: false, reason: 'password-too-short', least };
  expect(await calls.signUp(answering({ data: {}, error }).client)).toEqual(outcome);
  expect(await calls.setPassword(answering({ error }).client)).toEqual(outcome);
});

it('says that a new password is the current one instead of calling it changed', async () => {
  const { client, asked } = answering({ error: null });
  asked.mockResolvedValueOnce({ error: null }).mockResolvedValueOnce({ error: api(422, 'same_password') });
  expect(await calls.changePassword(client)).toEqual({ ok: false, reason: 'same-password' });
});

it('trims the address and the name, but never the password', async () => {
  const { client, asked } = answering({ data: { user, session: {} }, error: null });
  await calls.signIn(client);
  await calls.signUp(client);
  const options = { data: { full_name: 'Robin' } };
  expect(asked.mock.calls).toEqual([
    [{ email: 'fan@example.com', password: ' secret ' }],
    [{ email: 'fan@example.com', password: 'secret1', options }],
  ]);
});

it('signs out on this device only, even if the service cannot be reached', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { client, asked } = answering({ error: offline });
  expect(await signOut(client)).toEqual({ ok: true });
  expect(asked).toHaveBeenCalledWith({ scope: 'local' });
  expect(warn).toHaveBeenCalledTimes(1);
});

it('makes no call for the account’s current address', async () => {
  const { client, asked } = answering({ error: null });
  expect(await changeEmail(client, 'fan@example.com', ' FAN@example.com ')).toEqual({
    ok: false,
    reason: 'same-email',
  });
  expect(asked).not.toHaveBeenCalled();
});

it('verifies the current password before changing it', async () => {
  const { client, asked } = answering({ error: null });
  await calls.changePassword(client);
  expect(asked.mock.calls).toEqual([
    [{ email: 'fan@example.com', password: 'secret0' }],
    [{ password: 'secret1', current_password: 'secret0' }],
  ]);
});

it('reads the sign-in methods and an unconfirmed new address', async () => {
  const detailsOf = (answer: Answer) =>
    accountDetails({ auth: { getUser: async () => answer } } as unknown as SupabaseClient);
  const account = {
    email: 'a@b.test',
    new_email: 'c@d.test',
    identities: [{ provider: 'email' }, { provider: 'google' }],
  };
  expect(await detailsOf({ data: { user: account }, error: null })).toEqual({
    email: 'a@b.test',
    newEmail: 'c@d.test',
    methods: ['email', 'google'],
  });
  expect(await detailsOf({ data: { user: { email: 'a@b.test' } }, error: null })).toMatchObject({ newEmail: null });
  const octo = { email: 'a@b.test', identities: [{ provider: 'github' }], user_metadata: { has_password: true } };
  expect(await detailsOf({ data: { user: octo }, error: null })).toMatchObject({ methods: ['email', 'github'] });
  expect(await detailsOf({ data: { user: null }, error: offline })).toBeNull();
});

it('requests a code without creating an account, and submits only possible codes', async () => {
  const { client, asked } = answering({ error: null });
  await calls.requestCode(client);
  await calls.signInWithCode(client);
  for (const text of ['', '12345', 'abcdefgh', '12345678901']) {
    expect(await signInWithCode(client, 'fan@example.com', text)).toEqual({ ok: false, reason: 'code-invalid' });
  }
  expect(asked.mock.calls).toEqual([
    [{ email: 'fan@example.com', options: { shouldCreateUser: false } }],
    [{ email: 'fan@example.com', token: '12345678', type: 'email' }],
  ]);
});
