import { stringToBase64URL } from '@supabase/ssr';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailLinkScreen } from '#components/account/links/email-link-screen.tsx';
import { LINK_UNCHECKED } from '#lib/platform/messages/account.ts';
import { adopt, redeem } from '#lib/supabase/email-link.ts';

jest.mock('#lib/supabase/browser.ts', () => ({ browserClient: () => ({}) }));
jest.mock('#lib/supabase/email-link.ts', () => ({
  ...jest.requireActual('#lib/supabase/email-link.ts'),
  redeem: jest.fn(),
  adopt: jest.fn(),
}));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** As the auth library stores a session; the token has expired and cannot be renewed here. */
function signIn(id: string, email: string): void {
  const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 1, user: { id, email } };
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in this environment.
  document.cookie = `sb-127-auth-token=base64-${stringToBase64URL(JSON.stringify(session))}`;
}

beforeEach(() => {
  jest.clearAllMocks();
  window.history.replaceState(null, '', '/auth/confirm?token_hash=abc&type=recovery');
  const session = { user: { id: 'ada', email: 'ada@example.test' } } as never;
  jest.mocked(redeem).mockResolvedValue({ step: 'redeemed', session, discard: async () => undefined });
  jest.mocked(adopt).mockResolvedValue(true);
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = 'sb-127-auth-token=; max-age=0';
});

async function open(): Promise<void> {
  render(<EmailLinkScreen />);
  await screen.findByRole('button', { name: 'Continue' });
}

it('asks before it replaces a user whose session cannot be renewed now', async () => {
  signIn('bob', 'bob@example.test');
  await open();
  expect(screen.getByText(/You’re signed in as bob@example.test/)).toBeVisible();
  await press('Continue');
  expect(await screen.findByRole('heading', { name: 'Switch accounts?' })).toBeVisible();
  expect(adopt).not.toHaveBeenCalled();
  await press('Switch to ada@example.test');
  expect(await screen.findByText('ada@example.test')).toBeVisible();
  expect(adopt).toHaveBeenCalledTimes(1);
});

it('asks before it replaces a user who has signed in in another tab meanwhile', async () => {
  await open();
  act(() => signIn('bob', 'bob@example.test'));
  await press('Continue');
  expect(await screen.findByRole('heading', { name: 'Switch accounts?' })).toBeVisible();
  expect(adopt).not.toHaveBeenCalled();
});

it('finishes a sign-in that the service was too busy for, without redeeming the link twice', async () => {
  jest.mocked(adopt).mockResolvedValueOnce(false);
  await open();
  await press('Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent(LINK_UNCHECKED);
  await press('Continue');
  await waitFor(() => expect(screen.getByText('ada@example.test')).toBeVisible());
  expect(redeem).toHaveBeenCalledTimes(1);
});
