import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { CallbackScreen } from '#components/account/callback-screen.tsx';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

type Answer = { status?: number; body: unknown };
const calls: { path: string; body: unknown; address: string }[] = [];
const original = globalThis.fetch;

/** The server's answer to the exchange; null for no connection. */
function serverAnswers(answer: Answer | null): void {
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    calls.push({ path, body: JSON.parse(String(init.body)), address: window.location.href });
    if (answer === null) throw new TypeError('Failed to fetch');
    const text = JSON.stringify(answer.body);
    return {
      status: answer.status ?? 200,
      ok: (answer.status ?? 200) < 400,
      headers: new Map([['content-type', 'application/json']]),
      text: async () => text,
    };
  }) as unknown as typeof fetch;
}

beforeAll(() => {
  // jsdom has no time limits.
  AbortSignal.timeout ??= () => new AbortController().signal;
});
beforeEach(() => {
  calls.length = 0;
  replace.mockClear();
});
afterEach(() => {
  globalThis.fetch = original;
  jest.useRealTimers();
});

const SIGNED_IN = { body: { signedIn: true, expiresAt: '2026-11-20T13:00:00.000Z' } };

function arrive(query: string, { showsDebug = false } = {}): void {
  window.history.pushState(null, '', `/callback${query}`);
  render(
    <StrictMode>
      <CallbackScreen showsDebug={showsDebug} />
    </StrictMode>,
  );
}

it('exchanges the code once under StrictMode, with the address already clean', async () => {
  serverAnswers(SIGNED_IN);
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
  serverAnswers(SIGNED_IN);
  arrive('?code=abc&state=xyz');
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(replace).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(replace.mock.calls).toEqual([['/']]);
});

it('never says that somebody is signed in when nobody is', async () => {
  serverAnswers({ body: { signedIn: false, expiresAt: '2026-11-20T13:00:00.000Z' } });
  arrive('?code=abc&state=xyz');
  expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeVisible();
});

const sentence = async () => (await screen.findByRole('alert')).querySelector('p')?.textContent;

it.each([
  ['?error=access_denied', 'Authentication error: access_denied - The sign-in was cancelled'],
  ['?error=invalid_scope&error_description=invalid+scope', 'Authentication error: invalid_scope - invalid scope'],
  ['?error=server_error', 'Authentication error: server_error - No reason was given'],
  ['?error=x%20y&error_description=%3Cb%3Ehi%3C%2Fb%3E', 'Authentication error: unknown_error - <b>hi</b>'],
  ['?error=&code=abc&state=xyz', 'Authentication error: unknown_error - No reason was given'],
  ['?error=x&error_description=a%00b%E2%80%AEc%0Ad', 'Authentication error: x - abc d'],
  [`?error=x&error_description=${'A'.repeat(5000)}`, `Authentication error: x - ${'A'.repeat(200)}`],
  [`?error=${'e'.repeat(65)}`, 'Authentication error: unknown_error - No reason was given'],
  ['', 'No authorization code found in URL.'],
  ['?code=&state=xyz', 'No authorization code found in URL.'],
])('%j asks nobody and says %j', async (query, expected) => {
  serverAnswers(SIGNED_IN);
  arrive(query);
  expect(await sentence()).toBe(expected);
  expect(window.location.search).toBe('');
  expect(calls).toEqual([]);
});

const failed = 'Authentication failed: ';

it.each([
  ['other-sign-in', 400, 'This response belongs to a different sign-in. Please try again.'],
  ['provider-unreachable', 502, 'The sign-in service didn’t respond. Please try again later.'],
])('says why the server refused: %s', async (reason, status, expected) => {
  serverAnswers({ status, body: { error: '<i>from the server</i>', reason } });
  arrive('?code=abc');
  expect(await sentence()).toBe(failed + expected);
  expect(calls[0]?.body).toEqual({ code: 'abc', state: '' });
});

it.each([
  ['no connection', null, 'You’re offline. Please try again when you’re connected.'],
  ['an error without a reason', { status: 500, body: { error: 'x' } }, 'An error occurred. Please try again.'],
  ['a reason of its own', { status: 400, body: { error: 'x', reason: 'x' } }, 'An error occurred. Please try again.'],
  ['an answer of another shape', { body: { ok: true } }, 'An error occurred. Please try again.'],
])('has a sentence for %s', async (_, answer, expected) => {
  serverAnswers(answer);
  arrive('?code=abc&state=xyz');
  expect(await sentence()).toBe(failed + expected);
});

it('leads back to the builder', async () => {
  arrive('');
  await userEvent.click(await screen.findByRole('button', { name: 'Return to App' }));
  expect(replace.mock.calls).toEqual([['/']]);
});

it('shows debug text in development only, and never a code or a state', async () => {
  serverAnswers({ status: 502, body: { error: 'x', reason: 'provider-refused', errorId: 'id-1' } });
  arrive('?code=secret-code&state=secret-state', { showsDebug: true });
  expect(await screen.findByText('exchange: status 502, provider-refused, log id id-1')).toBeVisible();
  expect(document.body).not.toHaveTextContent('secret');
});

it('shows no debug text in production', async () => {
  serverAnswers({ status: 502, body: { error: 'x', reason: 'provider-refused', errorId: 'id-1' } });
  arrive('?code=abc&state=xyz');
  await screen.findByRole('alert');
  expect(document.body).not.toHaveTextContent('id-1');
});
