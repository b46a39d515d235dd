import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from '#components/account/account-menu.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { BuilderNotifications } from '#components/builder/builder-notifications.tsx';
import { BuilderProvider } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { changeFullName } from '#lib/api/profile.ts';
import { TRY_AGAIN } from '#lib/platform/messages.ts';
import type { AccountOutcome } from '#lib/supabase/account.ts';

jest.mock('#components/account/use-account.ts');
jest.mock('#lib/api/profile.ts');
jest.mock('#hooks/use-session.tsx');
jest.mock('#components/account/my-teams-dialog.tsx', () => ({ MyTeamsDialog: () => <p>The list of teams</p> }));

const FAN = {
  id: 'fan',
  name: 'Fan',
  email: 'fan@example.test',
  createdAt: '2026-01-01T12:00:00Z',
  planType: 'free',
  aiChatCount: 0,
};

function show() {
  // jsdom has no popovers, so the menu is always visible.
  HTMLElement.prototype.hidePopover = () => undefined;
  render(
    <BuilderProvider>
      <AccountMenu user={FAN} />
      <BuilderNotifications />
    </BuilderProvider>,
  );
  return userEvent.setup();
}

it('signs out once, shows that it is busy, and reports a failure', async () => {
  const answer = Promise.withResolvers<AccountOutcome>();
  const attempt = jest.fn(() => answer.promise);
  jest.mocked(useAccount).mockReturnValue(attempt);
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  const waiting = screen.getByRole('button', { name: 'One moment…' });
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await user.click(waiting);
  expect(attempt).toHaveBeenCalledTimes(1);
  await act(async () => answer.resolve({ ok: false, reason: 'failed' }));
  expect(screen.getByRole('alert')).toHaveTextContent(TRY_AGAIN);
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

it('keeps a newer dialog open when a name is saved after its own dialog was closed', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof changeFullName>>>();
  jest.mocked(changeFullName).mockReturnValue(answer.promise);
  const session = { user: FAN, accessToken: async () => 'token', setUser: () => undefined };
  jest.mocked(useSession).mockReturnValue(session as unknown as ReturnType<typeof useSession>);
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Change name' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change name' });
  await user.click(within(dialog).getByRole('button', { name: 'Save name' }));
  expect(changeFullName).toHaveBeenCalledWith({ token: 'token' }, 'Fan');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'My teams' }));
  expect(await screen.findByText('The list of teams')).toBeVisible();
  await act(async () => answer.resolve({ ok: true, value: FAN }));
  expect(screen.getByText('The list of teams')).toBeVisible();
});
