import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewPasswordDialog } from '#components/account/sign-in/new-password-dialog.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { TestBuilder } from '#hooks/builder.fixtures.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { PASSWORD_TOO_SHORT } from '#lib/platform/messages/account.ts';

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
