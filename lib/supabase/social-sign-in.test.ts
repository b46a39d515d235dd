/** @jest-environment jsdom */
import { AuthApiError, AuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import { LINK_SIGN_IN_KEY, SOCIAL_SIGN_IN_KEY } from '#lib/platform/storage.ts';
import { finishSocialSignIn, socialFailureOf, takeSocialNote } from '#lib/supabase/social-sign-in.ts';

beforeEach(() => localStorage.clear());

it.each([
  ['code=abc', null],
  ['error=access_denied&error_description=The+user+has+denied', 'cancelled'],
  // As the service words them: only the first sends an email, and the third comes within a minute of it.
  [
    'error=access_denied&error_code=provider_email_needs_verification&error_description=Unverified+email+with+github.+A+confirmation+email+has+been+sent+to+your+github+email',
    'unverified',
  ],
  [
    'error=access_denied&error_code=provider_email_needs_verification&error_description=Unverified+email+with+github.+Verify+the+email+with+github+in+order+to+sign+in',
    'unverified-unsent',
  ],
  [
    'error=server_error&error_code=over_email_send_rate_limit&error_description=For+security+purposes%2C+you+can+only+request+this+after+59+seconds.',
    'unverified',
  ],
  [
    'error=server_error&error_code=over_email_send_rate_limit&error_description=email+rate+limit+exceeded',
    'unverified-unsent',
  ],
  ['error=access_denied&error_code=signup_disabled', 'closed'],
  ['error=access_denied&error_code=user_banned', 'blocked'],
  ['error=invalid_request&error_code=bad_oauth_state', 'expired'],
  ['error=server_error&error_code=unexpected_failure', 'failed'],
  ['error_code=%3Cscript%3E', 'failed'],
  ['error_code=constructor', 'failed'],
  ['', 'failed'],
])('reads the return address’s query: %s', (query, reason) => {
  expect(socialFailureOf(new URLSearchParams(query))).toBe(reason);
});

it.each([
  ['{"provider":"github","path":"/?a=1#b"}', { provider: 'github', path: '/?a=1#b' }],
  ['{"provider":"github","path":"//evil.example"}', { provider: 'github', path: '/' }],
  ['{"provider":1,"path":"https://evil.example"}', { provider: '', path: '/' }],
  ['{"path":"/\\\\evil.example"}', { provider: '', path: '/' }],
  ['half', { provider: '', path: '/' }],
  ['null', { provider: '', path: '/' }],
])('reads the stored note once, and never a path on another site: %s', (stored, note) => {
  localStorage.setItem(SOCIAL_SIGN_IN_KEY, stored);
  expect(takeSocialNote()).toEqual(note);
  expect(localStorage.getItem(SOCIAL_SIGN_IN_KEY)).toBeNull();
});

const api = (status: number, code: string) => new AuthApiError('the service’s message', status, code);

it.each([
  ['success', null, { step: 'done' }],
  ['another browser’s sign-in', api(400, 'bad_code_verifier'), { step: 'failed', reason: 'expired' }],
  ['a used code', api(404, 'flow_state_not_found'), { step: 'failed', reason: 'expired' }],
  ['a blocked account', api(403, 'user_banned'), { step: 'failed', reason: 'blocked' }],
  ['an unknown rejection', api(400, 'validation_failed'), { step: 'failed', reason: 'failed' }],
  ['too many requests', api(429, 'over_request_rate_limit'), { step: 'unchecked' }],
  ['no network', new AuthRetryableFetchError('fetch failed', 0), { step: 'unchecked' }],
])('finishes: %s', async (_case, error, outcome) => {
  if (error) jest.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem(LINK_SIGN_IN_KEY, 'someone');
  const exchangeCodeForSession = async () => ({ error });
  const client = { auth: { exchangeCodeForSession } } as unknown as SupabaseClient;
  expect(await finishSocialSignIn(client, 'abc')).toEqual(outcome);
  // This browser requested the sign-in, so its team may be uploaded.
  expect(localStorage.getItem(LINK_SIGN_IN_KEY)).toBe(error ? 'someone' : null);
});
