import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from '#components/account/account-menu.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { BuilderNotifications } from '#components/builder/builder-notifications.tsx';
import { BuilderProvider } from '#hooks/use-builder.tsx';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import { makeUser } from '#lib/session/user.fixtures.ts';
import type { AccountOutcome } from '#lib/supabase/account.ts';

jest.mock('#components/account/use-account.ts');

const FAN = makeUser();

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

// First, because loaded parts stay loaded.
it('opens as soon as its choices have loaded if it was pressed before', async () => {
  const showPopover = jest.fn();
  HTMLElement.prototype.showPopover = showPopover;
  jest.mocked(useAccount).mockReturnValue(jest.fn());
  show();
  // At once, before the import ends.
  fireEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  await screen.findByRole('button', { name: 'My teams' });
  expect(showPopover).toHaveBeenCalledTimes(1);
});

it('signs out once, shows that it is busy, and reports a failure', async () => {
  const answer = Promise.withResolvers<AccountOutcome>();
  const attempt = jest.fn(() => answer.promise);
  jest.mocked(useAccount).mockReturnValue(attempt);
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  const waiting = screen.getByRole('button', { name: 'One moment…' });
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await user.click(waiting);
  expect(attempt).toHaveBeenCalledTimes(1);
  await act(async () => answer.resolve({ ok: false, reason: 'failed' }));
  expect(screen.getByRole('alert')).toHaveTextContent(TRY_AGAIN);
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});
