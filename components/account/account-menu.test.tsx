import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from '#components/account/account-menu.tsx';
import { type Account, useAccount } from '#components/account/use-account.ts';
import { BuilderNotifications } from '#components/builder/builder-notifications.tsx';
import { BuilderProvider } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { TRY_AGAIN } from '#lib/platform/messages.ts';

jest.mock('#components/account/use-account.ts');
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

it('says that one waits while the service is told of a sign-out, asks it once, and what went wrong', async () => {
  const answer = Promise.withResolvers<{ ok: false; error: string }>();
  const signOut = jest.fn(() => answer.promise);
  jest.mocked(useAccount).mockReturnValue({ signOut } as unknown as Account);
  const user = userEvent.setup();
  render(
    <BuilderProvider>
      <AccountMenu user={FAN} />
      <BuilderNotifications />
    </BuilderProvider>,
  );
  // jsdom knows no popover: for it the menu is always there.
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  const waiting = screen.getByRole('button', { name: 'One moment…' });
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await user.click(waiting);
  expect(signOut).toHaveBeenCalledTimes(1);
  await act(async () => answer.resolve({ ok: false, error: TRY_AGAIN }));
  expect(screen.getByRole('alert')).toHaveTextContent(TRY_AGAIN);
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

it('a name that is changed after its dialog was closed closes no other one', async () => {
  const answer = Promise.withResolvers<{ ok: true }>();
  const changeName = jest.fn(() => answer.promise);
  jest.mocked(useAccount).mockReturnValue({ changeName } as unknown as Account);
  jest.mocked(useSession).mockReturnValue({ user: FAN } as ReturnType<typeof useSession>);
  HTMLElement.prototype.hidePopover = () => undefined;
  const user = userEvent.setup();
  render(
    <BuilderProvider>
      <AccountMenu user={FAN} />
    </BuilderProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Change name' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change name' });
  await user.click(within(dialog).getByRole('button', { name: 'Save name' }));
  expect(changeName).toHaveBeenCalledWith('Fan');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'My teams' }));
  expect(await screen.findByText('The list of teams')).toBeVisible();
  await act(async () => answer.resolve({ ok: true }));
  expect(screen.getByText('The list of teams')).toBeVisible();
});
