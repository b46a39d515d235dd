import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from '#components/account/account-menu.tsx';
import { BuilderNotifications } from '#components/builder/builder-notifications.tsx';
import { type Account, useAccount } from '#hooks/use-account.ts';
import { BuilderProvider } from '#hooks/use-builder.tsx';
import { TRY_AGAIN } from '#lib/messages.ts';

jest.mock('#hooks/use-account.ts');

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
