import { act, fireEvent, render, screen } from '@testing-library/react';
import { type FakeResponse, fakeFetch } from '#components/account/fetch.fixtures.ts';
import { SportsLogin } from '#components/account/sports-login/sports-login.tsx';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3600_000;

const responses = new Map<string, FakeResponse>();
const asked: string[] = [];
let onAsk = (_path: string) => {};
fakeFetch((path) => {
  asked.push(path);
  onAsk(path);
  return responses.get(path) ?? null;
});

function configured(sportsLogin: boolean): void {
  const services = { cloud: false, assistant: false, sportsLogin };
  responses.set('/api/health', { body: { status: 'healthy', services } });
}

/** The response for a session that ends in `left` milliseconds. */
function respond(call: 'session' | 'refresh' | 'signout', left: number | null): void {
  const expiresAt = left === null ? null : new Date(Date.now() + left).toISOString();
  responses.set(`/api/oauth/${call}`, { body: { signedIn: left !== null && left > 0, expiresAt } });
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  responses.clear();
  asked.length = 0;
  onAsk = () => {};
  configured(true);
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const status = () => screen.getByRole('status');
const continueButton = () => screen.queryByRole('button', { name: 'Continue with Yahoo' });
const refreshes = () => asked.filter((path) => path.endsWith('/refresh')).length;

async function open(): Promise<void> {
  render(<SportsLogin />);
  await pass(0);
}
async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
}

it('is hidden if the deployment does not have it', async () => {
  configured(false);
  await open();
  expect(document.body).toHaveTextContent(/^$/);
  expect(asked).toEqual(['/api/health']);
});

it('shows when the sign-in ends, and signs out', async () => {
  respond('session', HOUR);
  respond('signout', null);
  await open();
  expect(status()).toHaveTextContent(/^Signed in with Yahoo until 20 Nov 2026, \d\d:00$/);
  expect(continueButton()).toBeNull();
  await press('Sign out of Yahoo');
  expect(continueButton()).toBeVisible();
});

it('refreshes two minutes before the end, not earlier', async () => {
  respond('session', HOUR);
  respond('refresh', 2 * HOUR);
  await open();
  const before = status().textContent;
  await pass(HOUR - 121_000);
  expect(refreshes()).toBe(0);
  await pass(2000);
  expect(refreshes()).toBe(1);
  expect(status().textContent).not.toBe(before);
});

const refuse = (reason: string) => responses.set('/api/oauth/refresh', { status: 502, body: { error: 'x', reason } });

it('tries to refresh a session that has ended, and accepts a rejection', async () => {
  respond('session', -1000);
  respond('signout', null);
  refuse('provider-refused');
  await open();
  expect(refreshes()).toBe(1);
  expect(asked.at(-1)).toBe('/api/oauth/signout');
  expect(continueButton()).toBeVisible();
});

it('keeps a session that another process renewed first', async () => {
  respond('session', 60_000);
  onAsk = (path) => {
    if (path.endsWith('/refresh')) respond('session', HOUR);
  };
  refuse('provider-refused');
  await open();
  expect(status()).toHaveTextContent(/^Signed in/);
  expect(asked).not.toContain('/api/oauth/signout');
});

it.each(['provider-unreachable', 'provider-unusable', 'unexpected'])('stays signed in after %s', async (reason) => {
  respond('session', 60_000);
  refuse(reason);
  await open();
  expect(status()).toHaveTextContent(/^Signed in/);
  respond('session', -1000);
  await pass(60_000);
  expect(status()).toHaveTextContent('We couldn’t check whether you’re signed in with Yahoo.');
  respond('refresh', HOUR);
  await press('Try again');
  expect(status()).toHaveTextContent(/^Signed in/);
  expect(asked).not.toContain('/api/oauth/signout');
});

it('keeps a session that cannot be refreshed until it ends', async () => {
  respond('session', 60_000);
  responses.set('/api/oauth/refresh', { status: 401, body: { error: 'x', reason: 'no-refresh-token' } });
  await open();
  expect(status()).toHaveTextContent(/^Signed in/);
  respond('session', null);
  await pass(60_000);
  expect(continueButton()).toBeVisible();
  expect(refreshes()).toBe(1);
});

it('sends few requests even if this machine’s clock is an hour ahead', async () => {
  const ending = { body: { signedIn: true, expiresAt: new Date(NOW).toISOString() } };
  responses.set('/api/oauth/session', ending);
  responses.set('/api/oauth/refresh', ending);
  await open();
  for (let second = 0; second < 120; second += 1) await pass(1000);
  expect(refreshes()).toBe(5);
});

it('reports a failed check, and checks again on request', async () => {
  await open();
  expect(status()).toHaveTextContent('We couldn’t check whether you’re signed in with Yahoo.');
  respond('session', null);
  await press('Try again');
  expect(continueButton()).toBeEnabled();
  expect(screen.getByText(/^Signing in with Yahoo doesn’t include/)).toBeVisible();
});

it('is hidden while offline', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  expect(screen.queryByRole('region', { name: 'Sports login' })).not.toBeInTheDocument();
  network.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('notices a sign-out in another tab when it becomes visible', async () => {
  respond('session', HOUR);
  await open();
  respond('session', null);
  fireEvent(document, new Event('visibilitychange'));
  await pass(0);
  expect(continueButton()).toBeVisible();
});
