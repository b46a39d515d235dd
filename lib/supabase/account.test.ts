import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import {
  ALREADY_REGISTERED,
  CHECK_EMAIL,
  EMAIL_INVALID,
  LINK_FAILED,
  MAIL_TOO_SOON,
  PASSWORD_TOO_SHORT,
  SIGN_IN_FAILED,
  TRY_AGAIN,
} from '#lib/platform/messages.ts';
import { requestRecovery, resendConfirmation, setPassword, signIn, signOut, signUp } from '#lib/supabase/account.ts';

/** A client whose auth service gives this answer to everything. */
function answering(answer: { data?: unknown; error: unknown }) {
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

const api = (status: number, code: string) => new AuthApiError('in the service’s words', status, code);
const down = new AuthRetryableFetchError('fetch failed', 0);
const html = new AuthUnknownError('Unexpected token <', new SyntaxError('Unexpected token <'));
const weak = new AuthWeakPasswordError('weak', 422, ['length']);
const noAddress = api(400, 'validation_failed');
const tooSoon = api(429, 'over_email_send_rate_limit');
const fields = { email: ' fan@example.com ', password: 'secret1', fullName: ' Robin ' };

type Case = [string, { data?: unknown; error: unknown }, unknown];

describe('signIn', () => {
  it.each<Case>([
    ['the right password', { error: null }, { ok: true }],
    ['a wrong password', { error: api(400, 'invalid_credentials') }, { ok: false, error: SIGN_IN_FAILED }],
    [
      'an unconfirmed account',
      { error: api(400, 'email_not_confirmed') },
      { ok: false, error: CHECK_EMAIL, isUnconfirmed: true },
    ],
    ['too many tries', { error: api(429, 'over_request_rate_limit') }, { ok: false, error: TRY_AGAIN }],
    ['a fault of the service', { error: api(500, 'unexpected_failure') }, { ok: false, error: TRY_AGAIN }],
    ['no network', { error: down }, { ok: false, error: TRY_AGAIN }],
    ['HTML', { error: html }, { ok: false, error: TRY_AGAIN }],
  ])('%s', async (_name, answer, outcome) => {
    expect(await signIn(answering(answer).client, 'fan@example.com', 'secret1')).toEqual(outcome);
  });

  it('trims the address, never the password', async () => {
    const { client, asked } = answering({ error: null });
    await signIn(client, ' fan@example.com ', ' secret ');
    expect(asked).toHaveBeenCalledWith({ email: 'fan@example.com', password: ' secret ' });
  });
});

describe('signUp', () => {
  const user = { identities: [{}] };
  it.each<Case>([
    ['signs in at once', { data: { user, session: {} }, error: null }, { ok: true }],
    [
      'waits for the mail',
      { data: { user, session: null }, error: null },
      { ok: false, error: CHECK_EMAIL, isUnconfirmed: true },
    ],
    [
      'a known address, hidden',
      { data: { user: { identities: [] }, session: null }, error: null },
      { ok: false, error: ALREADY_REGISTERED },
    ],
    [
      'a known address, told',
      { data: {}, error: api(422, 'user_already_exists') },
      { ok: false, error: ALREADY_REGISTERED },
    ],
    [
      'a known address, of another kind',
      { data: {}, error: api(422, 'email_exists') },
      { ok: false, error: ALREADY_REGISTERED },
    ],
    ['a weak password', { data: {}, error: weak }, { ok: false, error: PASSWORD_TOO_SHORT }],
    ['no address', { data: {}, error: noAddress }, { ok: false, error: EMAIL_INVALID }],
    [
      'an address that no mail can reach',
      { data: {}, error: api(400, 'email_address_invalid') },
      { ok: false, error: EMAIL_INVALID },
    ],
    ['a mail just now', { data: {}, error: tooSoon }, { ok: false, error: MAIL_TOO_SOON }],
    ['sign-ups that are closed', { data: {}, error: api(422, 'signup_disabled') }, { ok: false, error: TRY_AGAIN }],
    ['no network', { data: {}, error: down }, { ok: false, error: TRY_AGAIN }],
  ])('%s', async (_name, answer, outcome) => {
    expect(await signUp(answering(answer).client, fields)).toEqual(outcome);
  });

  it('sends the name as full_name', async () => {
    const { client, asked } = answering({ data: { user, session: {} }, error: null });
    await signUp(client, fields);
    expect(asked).toHaveBeenCalledWith({
      email: 'fan@example.com',
      password: 'secret1',
      options: { data: { full_name: 'Robin' } },
    });
  });
});

describe('the mails', () => {
  it('tells nobody whether there is such an account', async () => {
    expect(await requestRecovery(answering({ error: null }).client, 'fan@example.com')).toEqual({ ok: true });
    expect(await requestRecovery(answering({ error: tooSoon }).client, 'fan@example.com')).toEqual({ ok: true });
    expect(await requestRecovery(answering({ error: down }).client, 'fan@example.com')).toEqual({
      ok: false,
      error: TRY_AGAIN,
    });
  });

  it('says so where there can be no such account', async () => {
    const refused = await requestRecovery(answering({ error: noAddress }).client, 'fan@');
    expect(refused).toEqual({ ok: false, error: EMAIL_INVALID });
  });

  it('asks to wait a minute for the next confirmation', async () => {
    expect(await resendConfirmation(answering({ error: null }).client, 'fan@example.com')).toEqual({ ok: true });
    const refused = await resendConfirmation(answering({ error: tooSoon }).client, 'fan@example.com');
    expect(refused).toEqual({ ok: false, error: MAIL_TOO_SOON });
  });
});

describe('setPassword', () => {
  it.each<Case>([
    ['another one', { error: null }, { ok: true }],
    ['the one it is', { error: api(422, 'same_password') }, { ok: true }],
    ['a weak one', { error: weak }, { ok: false, error: PASSWORD_TOO_SHORT }],
    ['without the link’s session', { error: new AuthSessionMissingError() }, { ok: false, error: LINK_FAILED }],
    ['no network', { error: down }, { ok: false, error: TRY_AGAIN }],
  ])('%s', async (_name, answer, outcome) => {
    expect(await setPassword(answering(answer).client, 'secret1')).toEqual(outcome);
  });
});

it('signs out of this device alone, and says so in the log where the service cannot be told', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { client, asked } = answering({ error: down });
  expect(await signOut(client)).toEqual({ ok: true });
  expect(asked).toHaveBeenCalledWith({ scope: 'local' });
  expect(warn).toHaveBeenCalledTimes(1);
});
