import { LINK_FAILED, LINK_UNUSABLE, SOCIAL_EXPIRED } from '#lib/platform/messages/session.ts';
import { readArrival } from '#lib/session/arrival.ts';

it.each([
  ['#new-password', { isRecovering: true }],
  ['#error=access_denied&error_code=otp_expired', { error: LINK_FAILED }],
  ['#error=access_denied', { error: LINK_FAILED }],
  ['#error=invalid_request&error_code=bad_oauth_state', { error: SOCIAL_EXPIRED }],
  ['?error=invalid_request&error_code=bad_oauth_state&error_description=x', { error: SOCIAL_EXPIRED }],
  ['#access_token=a&refresh_token=b', { error: LINK_UNUSABLE }],
  ['?code=abc', { error: LINK_UNUSABLE }],
  ['#anything-else', null],
  ['', null],
])('the address /%s', (rest, arrival) => {
  expect(readArrival(new URL(`/${rest}`, 'http://localhost'))).toEqual(arrival);
});
