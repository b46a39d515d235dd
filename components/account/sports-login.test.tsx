import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SportsLogin } from '#components/account/sports-login.tsx';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3600_000;

type Answer = { status?: number; body: unknown } | null;

/** The server's answers by path, and the calls that it got. */
const server = { answers: new Map<string, Answer>(), asked: [] as string[] };
const original = globalThis.fetch;

const session = (left: number | null) => ({
  body:
    left === null
      ? { signedIn: false, expiresAt: null }
      : { signedIn: left > 0, expiresAt: new Date(Date.now() + left).toISOString() },
});

function configured(sportsLogin: boolean): void {
  const services = { cloud: false, assistant: false, sportsLogin };
  server.answers.set('/api/health', { body: { status: 'healthy', services } });
}

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  jest.useFakeTimers({ now: NOW });
  server.answers.clear();
  server.asked.length = 0;
  configured(true);
  globalThis.fetch = (async (path: string) => {
    server.asked.push(path);
    const answer = server.answers.get(path);
    if (!answer) throw new TypeError('Failed to fetch');
    const text = JSON.stringify(answer.body);
    const status = answer.status ?? 200;
    return {
      status,
      ok: status < 400,
      headers: new Map([['content-type', 'application/json']]),
      text: async () => text,
    };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

async function open(): Promise<void> {
  render(<SportsLogin />);
  await settle();
}

const continueButton = () => screen.queryByRole('button', { name: 'Continue with Yahoo' });
const refreshes = () => server.asked.filter((path) => path.endsWith('/refresh')).length;

it('is absent where the deployment has none', async () => {
  configured(false);
  await open();
  expect(document.body).toHaveTextContent(/^$/);
  expect(server.asked).toEqual(['/api/health']);
});

it('offers the sign-in and says what it does not include', async () => {
  server.answers.set('/api/oauth/session', session(null));
  await open();
  expect(continueButton()).toBeEnabled();
  expect(screen.getByText(/^Signing in with Yahoo doesn’t include/)).toBeVisible();
});

it('shows until when the user is signed in, and signs out', async () => {
  server.answers.set('/api/oauth/session', session(HOUR));
  server.answers.set('/api/oauth/signout', session(null));
  await open();
  expect(screen.getByRole('status')).toHaveTextContent(/^Signed in with Yahoo until 20 Nov 2026, \d\d:00$/);
  expect(continueButton()).toBeNull();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Sign out of Yahoo' }));
  await settle();
  expect(continueButton()).toBeVisible();
});

it('refreshes two minutes before the end, not earlier', async () => {
  server.answers.set('/api/oauth/session', session(HOUR));
  server.answers.set('/api/oauth/refresh', session(2 * HOUR));
  await open();
  const before = screen.getByRole('status').textContent;
  await act(() => jest.advanceTimersByTimeAsync(HOUR - 121_000));
  expect(refreshes()).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(refreshes()).toBe(1);
  expect(screen.getByRole('status').textContent).not.toBe(before);
});

it('tries to refresh a session that has ended, and accepts a refusal', async () => {
  server.answers.set('/api/oauth/session', session(-1000));
  server.answers.set('/api/oauth/refresh', { status: 502, body: { error: 'Authentication failed: x' } });
  await open();
  expect(refreshes()).toBe(1);
  expect(continueButton()).toBeVisible();
});

it('keeps a session that cannot be refreshed until it ends', async () => {
  server.answers.set('/api/oauth/session', session(60_000));
  server.answers.set('/api/oauth/refresh', {
    status: 401,
    body: { error: 'No refresh token available', reason: 'no-refresh-token' },
  });
  await open();
  expect(screen.getByRole('status')).toHaveTextContent(/^Signed in/);
  server.answers.set('/api/oauth/session', session(null));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(continueButton()).toBeVisible();
  expect(refreshes()).toBe(1);
});

it('sends few requests even if this machine’s clock is an hour ahead', async () => {
  server.answers.set('/api/oauth/session', { body: { signedIn: true, expiresAt: new Date(NOW).toISOString() } });
  server.answers.set('/api/oauth/refresh', { body: { signedIn: true, expiresAt: new Date(NOW).toISOString() } });
  await open();
  for (let second = 0; second < 120; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(refreshes()).toBe(5);
});

it('says that it could not check, and checks again on request', async () => {
  await open();
  expect(screen.getByRole('status')).toHaveTextContent('We couldn’t check whether you’re signed in with Yahoo.');
  server.answers.set('/api/oauth/session', session(null));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(continueButton()).toBeVisible();
});

it('hides while offline and returns with the connection', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  expect(screen.queryByRole('region', { name: 'Sports login' })).not.toBeInTheDocument();
  network.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('notices a sign-out in another tab when it becomes visible', async () => {
  server.answers.set('/api/oauth/session', session(HOUR));
  await open();
  server.answers.set('/api/oauth/session', session(null));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  await settle();
  expect(continueButton()).toBeVisible();
});
