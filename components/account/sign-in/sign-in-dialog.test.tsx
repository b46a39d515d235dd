import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInDialog } from '#components/account/sign-in/sign-in-dialog.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { TestBuilder } from '#hooks/builder.fixtures.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { accountMessage } from '#lib/platform/messages/account.ts';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import * as account from '#lib/supabase/account.ts';

jest.mock('#components/account/sports-login/sports-login.tsx', () => ({ SportsLogin: () => null }));
jest.mock('#components/account/use-account.ts');
jest.mock('#hooks/use-session.tsx');
jest.mock('#lib/supabase/account.ts');

function show() {
  const session = { status: 'signed-out', socialLogins: [], client: async () => null };
  jest.mocked(useSession).mockReturnValue(session as unknown as ReturnType<typeof useSession>);
  jest.mocked(useAccount).mockReturnValue(async (call) => call(account, {} as never));
  render(
    <TestBuilder>
      <SignInDialog onClose={() => undefined} />
    </TestBuilder>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const email = () => screen.getByRole('textbox', { name: 'Email' });

it('sends a code to the address in the form, and shows one form at a time', async () => {
  const user = show();
  await user.click(button('Email me a code'));
  await screen.findByText(accountMessage('email-invalid'));
  expect(email()).toHaveFocus();
  await user.type(email(), 'fan@example.test');
  jest.mocked(account.requestCode).mockResolvedValueOnce({ ok: false, reason: 'failed' });
  await user.click(button('Email me a code'));
  await screen.findByText(TRY_AGAIN);
  jest.mocked(account.requestCode).mockResolvedValue({ ok: true });
  await user.click(button('Email me a code'));
  expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveFocus();
  expect(account.requestCode).toHaveBeenLastCalledWith({}, 'fan@example.test');
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect(screen.queryByText('New here?')).toBeNull();
  await user.click(button('Sign in another way'));
  expect(email()).toHaveFocus();
  expect(email()).toHaveValue('fan@example.test');
});

it('names its fields for password managers', async () => {
  const user = show();
  const purposes = () => Array.from(document.querySelectorAll('input'), (input) => [input.name, input.autocomplete]);
  expect(purposes()).toEqual([
    ['email', 'username'],
    ['password', 'current-password'],
  ]);
  await user.click(button('Create an account'));
  expect(purposes()).toEqual([
    ['name', 'name'],
    ['email', 'username'],
    ['password', 'new-password'],
  ]);
});
