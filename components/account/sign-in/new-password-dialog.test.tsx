import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewPasswordDialog } from '#components/account/sign-in/new-password-dialog.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { accountMessage, PASSWORD_TOO_SHORT, SIGNED_OUT_ELSEWHERE } from '#lib/platform/messages/account.ts';

jest.mock('#components/account/use-account.ts');
jest.mock('#hooks/use-session.tsx');

it('focuses the field, names the account for password managers, and rejects a short password', async () => {
  jest.mocked(useSession).mockReturnValue({ user: { email: 'fan@example.test' } } as ReturnType<typeof useSession>);
  const attempt = jest.fn();
  jest.mocked(useAccount).mockReturnValue(attempt);
  render(
    <TestBuilder>
      <NewPasswordDialog onClose={() => undefined} />
    </TestBuilder>,
  );
  const fields = Array.from(document.querySelectorAll('form input'), (input) => input as HTMLInputElement);
  expect(fields.map(({ autocomplete, name, value }) => [autocomplete, name, value])).toEqual([
    ['username', 'username', 'fan@example.test'],
    ['new-password', 'password', ''],
  ]);
  expect(screen.getByLabelText('New password', { selector: 'input' })).toHaveFocus();
  await userEvent.setup().keyboard('12345{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(PASSWORD_TOO_SHORT);
  expect(attempt).not.toHaveBeenCalled();
});

it('says that the password is the current one, and offers to sign out everywhere else', async () => {
  jest.mocked(useSession).mockReturnValue({ user: { email: 'fan@example.test' } } as ReturnType<typeof useSession>);
  const account = {
    setPassword: jest.fn(async () => ({ ok: false, reason: 'same-password' })),
    signOutElsewhere: jest.fn(async () => ({ ok: true })),
  };
  jest.mocked(useAccount).mockReturnValue(async (call) => call(account as never, {} as never));
  const onClose = jest.fn();
  render(
    <TestBuilder>
      <NewPasswordDialog onClose={onClose} />
    </TestBuilder>,
  );
  const user = userEvent.setup();
  await user.keyboard('secret1{Enter}');
  await screen.findByText(accountMessage('same-password'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(account.setPassword).toHaveBeenCalledTimes(1);
  expect(store.getState().notifications).toMatchObject([{ type: 'success', message: SIGNED_OUT_ELSEWHERE }]);
});
