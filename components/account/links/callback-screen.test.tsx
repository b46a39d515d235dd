import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { type FakeResponse, fakeFetch } from '#components/account/fetch.fixtures.ts';
import { CallbackScreen } from '#components/account/links/callback-screen.tsx';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const SIGNED_IN = { body: { signedIn: true, expiresAt: '2026-11-20T13:00:00.000Z' } };
const calls: { path: string; body: unknown; address: string }[] = [];
let response: FakeResponse | null = SIGNED_IN;

fakeFetch((path, init) => {
  calls.push({ path, body: JSON.parse(String(init?.body)), address: window.location.href });
  return response;
});
beforeEach(() => {
  calls.length = 0;
  response = SIGNED_IN;
  replace.mockClear();
});
afterEach(() => jest.useRealTimers());

function arrive(query: string, { showsDebug = false } = {}): void {
  window.history.pushState(null, '', `/callback${query}`);
  render(
    <StrictMode>
      <CallbackScreen showsDebug={showsDebug} />
    </StrictMode>,
  );
}

const message = async () => (await screen.findByRole('alert')).querySelector('p')?.textContent;

it('exchanges the code once under StrictMode, after removing it from the address', async () => {
  arrive('?code=abc&state=xyz#fragment');
  expect(screen.getByRole('status')).toHaveTextContent('Completing authentication...');
  expect(window.location.href).toBe('http://localhost/callback');
  expect(await screen.findByRole('heading', { name: 'Authentication successful!' })).toBeVisible();
  expect(screen.getByText('Redirecting you back to the application...')).toBeVisible();
  expect(calls).toEqual([
    { path: '/api/oauth/exchange', body: { code: 'abc', state: 'xyz' }, address: 'http://localhost/callback' },
  ]);
});

it('returns to the builder after 2 seconds', async () => {
  jest.useFakeTimers();
  arrive('?code=abc&state=xyz');
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(replace).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(replace.mock.calls).toEqual([['/']]);
});

it.each([
  ['?error=access_denied', 'access_denied - The sign-in was cancelled'],
  ['?error=invalid_scope&error_description=invalid+scope', 'invalid_scope - invalid scope'],
  ['?error=x%20y&error_description=%3Cb%3Ehi%3C%2Fb%3E', 'unknown_error - <b>hi</b>'],
  ['?error=&code=abc', 'unknown_error - No reason was given'],
  ['?error=x&error_description=a%00b%E2%80%AEc%0Ad', 'x - abc d'],
  [`?error=x&error_description=${'A'.repeat(5000)}`, `x - ${'A'.repeat(200)}`],
  [`?error=${'e'.repeat(65)}`, 'unknown_error - No reason was given'],
])('shows the provider’s error in %j, for a sign-in of this browser', async (query, expected) => {
  response = { body: { signedIn: false, expiresAt: null } };
  arrive(`${query}&state=xyz`);
  expect(await message()).toBe(`Authentication error: ${expected}`);
  expect(window.location.search).toBe('');
  expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/oauth/exchange', body: { state: 'xyz' } },
  ]);
});

const SCAM = 'error_description=Call+1-800-SCAM';
it.each([
  ['has no state', `?error=access_denied&${SCAM}`, 'access_denied - The sign-in was cancelled', 0],
  ['has another state', `?error=server_error&${SCAM}&state=xyz`, 'server_error - No reason was given', 1],
  ['makes up an error', `?error=Call-1-800-SCAM&${SCAM}&state=xyz`, 'unknown_error - No reason was given', 1],
])('shows none of a stranger’s text if the address %s', async (_, query, expected, asked) => {
  response = { status: 400, body: { error: 'x', reason: 'other-sign-in' } };
  arrive(query);
  expect(await message()).toBe(`Authentication error: ${expected}`);
  expect(calls).toHaveLength(asked);
});

it.each(['', '?code=&state=xyz'])('reports that %j has no code, and leads back to the builder', async (query) => {
  arrive(query);
  expect(await message()).toBe('No authorization code found in URL.');
  await userEvent.click(screen.getByRole('button', { name: 'Return to App' }));
  expect(replace.mock.calls).toEqual([['/']]);
  expect(calls).toEqual([]);
});

it.each<[string, FakeResponse | null, RegExp]>([
  ['a refusal', { status: 400, body: { error: '<i>', reason: 'other-sign-in' } }, /belongs to a different sign-in/],
  ['no connection', null, /You’re offline/],
  ['an error without a reason', { status: 500, body: { error: 'x' } }, /An error occurred/],
  ['an unknown reason', { status: 400, body: { error: 'x', reason: 'x' } }, /An error occurred/],
  ['a malformed response', { body: { ok: true } }, /An error occurred/],
  ['a session that has ended', { body: { ...SIGNED_IN.body, signedIn: false } }, /sent an invalid response/],
])('explains %s', async (_, failure, expected) => {
  response = failure;
  arrive('?code=abc');
  expect(await message()).toMatch(/^Authentication failed: /);
  expect(await message()).toMatch(expected);
  expect(calls[0]?.body).toEqual({ code: 'abc', state: '' });
});

it.each([true, false])('shows debug text without code or state, only during development: %s', async (showsDebug) => {
  response = { status: 502, body: { error: 'x', reason: 'provider-refused', errorId: 'id-1' } };
  arrive('?code=secret-code&state=secret-state', { showsDebug });
  await screen.findByRole('alert');
  expect(screen.queryAllByText('exchange: status 502, provider-refused, log id id-1')).toHaveLength(showsDebug ? 1 : 0);
  expect(document.body).not.toHaveTextContent('secret');
});
