import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPageDialog } from '#components/account/page/account-page-dialog.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { changeFullName, deleteAccount, loadAccountData } from '#lib/api/profile.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import { downloadBlob } from '#lib/platform/download.ts';
import {
  ACCOUNT_DELETED,
  EXPORT_DATA_FAILED,
  emailChangeSent,
  FIELDS_MISSING,
  NOT_OWN_EMAIL,
  PASSWORD_CHANGED,
  PASSWORD_TOO_SHORT,
  RECOVERY_SENT,
  WRONG_PASSWORD,
} from '#lib/platform/messages/account.ts';
import { DETAILS_FAILED } from '#lib/platform/messages/player.ts';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import { makeUser } from '#lib/session/user.fixtures.ts';
import * as account from '#lib/supabase/account.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

jest.mock('#components/account/use-account.ts');
jest.mock('#hooks/use-session.tsx');
jest.mock('#lib/api/profile.ts');
jest.mock('#lib/platform/download.ts');
jest.mock('#lib/supabase/account.ts');

const FAN = makeUser();
const failed = { ok: false, reason: 'failed' } as const;
const setUser = jest.fn();

async function show(methods: readonly string[] | null = ['email', 'google'], newEmail: string | null = null) {
  const client = async () => ({});
  jest
    .mocked(useSession)
    .mockReturnValue({ user: FAN, accessToken: async () => 'token', setUser, client } as unknown as ReturnType<
      typeof useSession
    >);
  jest.mocked(account.accountDetails).mockResolvedValue(methods && { email: FAN.email, newEmail, methods });
  jest.mocked(useAccount).mockReturnValue(async (call) => call(account, {} as never));
  render(
    <TestBuilder>
      <AccountPageDialog user={FAN} onClose={() => undefined} />
    </TestBuilder>,
  );
  if (methods) await screen.findByText(methods.includes('google') ? /Google/ : 'Email', { selector: 'p' });
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const status = () => within(screen.getByRole('dialog')).getAllByRole('status')[0];

it('shows the account and an unconfirmed new address', async () => {
  await show(['email', 'google', 'github'], 'new@example.test');
  expect(screen.getByText('Email, Google, GitHub')).toBeVisible();
  expect(screen.getByText('Waiting for you to confirm new@example.test')).toBeVisible();
});

it('reports when the details fail to load, and loads them again', async () => {
  const user = await show(null);
  expect(await screen.findByRole('alert')).toHaveTextContent(DETAILS_FAILED);
  jest.mocked(account.accountDetails).mockResolvedValue({ email: FAN.email, newEmail: null, methods: ['github'] });
  await user.click(button('Try again'));
  expect(await screen.findByText('GitHub')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('changes the name and returns focus to its button', async () => {
  const user = await show();
  jest.mocked(changeFullName).mockResolvedValue({ ok: true, value: { ...FAN, name: 'Ada' } });
  await user.click(button('Change name'));
  const field = screen.getByRole('textbox', { name: 'Full name' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Fan');
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(FIELDS_MISSING);
  expect(field).toHaveAccessibleDescription(FIELDS_MISSING);
  await user.type(field, ' Ada {Enter}');
  await waitFor(() => expect(status()).toHaveTextContent('Your name is now Ada'));
  expect(changeFullName).toHaveBeenCalledWith({ token: 'token' }, 'Ada');
  expect(button('Change name')).toHaveFocus();
  await user.click(button('Change email'));
  await user.click(button('Cancel'));
  expect(button('Change email')).toHaveFocus();
});

it('asks the new address to confirm a change of email', async () => {
  const user = await show();
  await user.click(button('Change email'));
  jest.mocked(account.changeEmail).mockResolvedValueOnce({ ok: false, reason: 'already-registered' });
  await user.keyboard('new@example.test{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('User with this email already exists');
  jest.mocked(account.changeEmail).mockResolvedValue({ ok: true });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(status()).toHaveTextContent(emailChangeSent('new@example.test')));
  expect(account.changeEmail).toHaveBeenCalledWith({}, FAN.email, 'new@example.test');
});

it('changes a password using the current one, in a form password managers understand', async () => {
  const user = await show();
  await user.click(button('Change password'));
  const form = screen.getByRole('form', { name: 'Change password' });
  const fields = Array.from(form.querySelectorAll('input'), (input) => [input.autocomplete, input.value]);
  expect(fields).toEqual([
    ['username', FAN.email],
    ['current-password', ''],
    ['new-password', ''],
  ]);
  expect(document.querySelectorAll('form')).toHaveLength(1);
  const [current, next] = [screen.getByLabelText('Current password'), screen.getByLabelText('New password')];
  await user.type(current, 'secret0');
  await user.type(next, '12345{Enter}');
  await waitFor(() => expect(next).toHaveAccessibleDescription(PASSWORD_TOO_SHORT));
  jest.mocked(account.changePassword).mockResolvedValueOnce({ ok: false, reason: 'wrong-password' });
  await user.type(next, '6{Enter}');
  await waitFor(() => expect(current).toHaveAccessibleDescription(WRONG_PASSWORD));
  jest.mocked(account.requestRecovery).mockResolvedValue({ ok: true });
  await user.click(button('No password yet, or forgot it? Email me a link'));
  expect(await screen.findByText(RECOVERY_SENT)).toBeVisible();
  jest.mocked(account.changePassword).mockResolvedValue({ ok: true });
  await user.click(button('Save password'));
  await waitFor(() => expect(status()).toHaveTextContent(PASSWORD_CHANGED));
});

it('sets a first password without asking for a current one', async () => {
  const user = await show(['github', 'google']);
  jest.mocked(account.setPassword).mockResolvedValue({ ok: true });
  await user.click(button('Set a password'));
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await user.type(screen.getByLabelText('New password'), 'secret1{Enter}');
  await waitFor(() => expect(status()).toHaveTextContent(PASSWORD_CHANGED));
  expect(account.setPassword).toHaveBeenCalledWith({}, 'secret1');
});

it('signs out everywhere, or reports a failure', async () => {
  const user = await show();
  jest.mocked(account.signOutEverywhere).mockResolvedValue(failed);
  await user.click(button('Sign out everywhere'));
  expect(await screen.findByRole('alert')).toHaveTextContent(TRY_AGAIN);
  expect(button('Sign out everywhere')).toHaveAttribute('aria-disabled', 'false');
});

it('downloads the data under the server’s file name', async () => {
  const user = await show();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.mocked(loadAccountData).mockRejectedValueOnce(new Error('no answer'));
  await user.click(button('Download my data'));
  expect(await screen.findByRole('alert')).toHaveTextContent(EXPORT_DATA_FAILED);
  const file = new Blob(['{}']);
  jest.mocked(loadAccountData).mockResolvedValue({ name: 'mine.json', file });
  await user.click(button('Download my data'));
  await waitFor(() => expect(status()).toHaveTextContent('Your data has been downloaded'));
  expect(downloadBlob).toHaveBeenCalledWith('mine.json', file);
});

it('deletes the account once its email is typed, and keeps the team', async () => {
  const user = await show();
  const team = { ...makeTeam('4-3-3', {}, [makePlayer({ id: 'one' })]), id: 'cloud' };
  store.setState({ team, owner: FAN.id });
  await user.click(button('Delete account'));
  expect(screen.getByText(/The team on screen stays in this browser/)).toBeVisible();
  jest.mocked(deleteAccount).mockResolvedValueOnce({ ok: false, code: 'failed', error: NOT_OWN_EMAIL });
  await user.keyboard('other@example.test{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_OWN_EMAIL);
  expect(store.getState().owner).toBe(FAN.id);
  expect(account.signOut).not.toHaveBeenCalled();

  jest.mocked(deleteAccount).mockResolvedValue({ ok: true, value: {} });
  jest.mocked(account.signOut).mockResolvedValue({ ok: true });
  await user.clear(screen.getByLabelText('Your email'));
  await user.type(screen.getByLabelText('Your email'), `${FAN.email}{Enter}`);
  await waitFor(() => expect(account.signOut).toHaveBeenCalled());
  expect(store.getState()).toMatchObject({ team: { ...team, id: null }, owner: ANONYMOUS, cloud: {} });
  expect(store.getState().notifications).toMatchObject([{ type: 'success', message: ACCOUNT_DELETED }]);
});
