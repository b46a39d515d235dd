import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeForm } from '#components/account/sign-in/code-form.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { accountMessage, CODE_EXPIRED, CODE_TRIES_SPENT, codeSent } from '#lib/platform/messages/account.ts';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import * as account from '#lib/supabase/account.ts';

jest.mock('#components/account/use-account.ts');
jest.mock('#lib/supabase/account.ts');

const EMAIL = 'fan@example.test';
const WRONG = { ok: false, reason: 'code-wrong' } as const;
const onBack = jest.fn();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

function show(email = EMAIL) {
  jest.mocked(useAccount).mockReturnValue(async (call) => call(account, {} as never));
  const { unmount } = render(<CodeForm email={email} onBack={onBack} />);
  return Object.assign(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), { close: unmount });
}

const field = () => screen.getByRole('textbox', { name: 'Code' });
const says = (text: string) => screen.findByText(text, { selector: '[role=alert]' });
const again = () => screen.findByRole('button', { name: /^Send another code/ });
const untilAnswered = () => screen.findByRole('button', { name: 'Sign in' });

it('shows a numeric keyboard and offers the code the device received', async () => {
  const user = show();
  jest.mocked(account.signInWithCode).mockResolvedValue({ ok: true });
  expect(screen.getByRole('status')).toHaveTextContent(codeSent(EMAIL));
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  await user.type(field(), '1234 5678{Enter}');
  expect(account.signInWithCode).toHaveBeenCalledWith({}, EMAIL, '1234 5678');
  await untilAnswered();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('distinguishes a wrong code from an expired one and from other problems', async () => {
  const user = show();
  jest.mocked(account.signInWithCode).mockResolvedValue(WRONG);
  await user.type(field(), '12345678{Enter}');
  await says(accountMessage('code-wrong'));
  expect(field()).toHaveAccessibleDescription(accountMessage('code-wrong'));
  jest.mocked(account.signInWithCode).mockResolvedValueOnce({ ok: false, reason: 'failed' });
  await user.keyboard('{Enter}');
  await says(TRY_AGAIN);
  expect(field()).toHaveAttribute('aria-invalid', 'false');
  act(() => jest.advanceTimersByTime(900_000));
  await user.keyboard('{Enter}');
  await says(CODE_EXPIRED);
});

it('allows five tries per code', async () => {
  const user = show();
  jest.mocked(account.signInWithCode).mockReset().mockResolvedValue(WRONG);
  await user.type(field(), '12345678');
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(screen.queryByText(CODE_TRIES_SPENT)).toBeNull();
    await user.keyboard('{Enter}');
    await untilAnswered();
  }
  await says(CODE_TRIES_SPENT);
  await user.keyboard('{Enter}');
  await untilAnswered();
  expect(account.signInWithCode).toHaveBeenCalledTimes(5);

  act(() => jest.advanceTimersByTime(60_000));
  jest.mocked(account.requestCode).mockResolvedValue({ ok: true });
  await user.click(await again());
  await screen.findByText(codeSent(EMAIL));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await user.type(field(), '87654321{Enter}');
  await says(accountMessage('code-wrong'));
  expect(account.signInWithCode).toHaveBeenCalledTimes(6);
});

it('keeps counting if the form is reopened for the same code, but not for another code or address', async () => {
  jest.mocked(account.signInWithCode).mockReset().mockResolvedValue(WRONG);
  let user = show();
  for (const wrong of ['11111111', '22222222', '33333333']) {
    await user.clear(field());
    await user.type(field(), `${wrong}{Enter}`);
    await untilAnswered();
  }
  user.close();
  act(() => jest.advanceTimersByTime(20_000));
  user = show();
  expect(await again()).toHaveTextContent('Send another code in 40 s');
  await user.type(field(), '44444444{Enter}');
  await says(accountMessage('code-wrong'));
  await user.keyboard('{Enter}');
  await says(CODE_TRIES_SPENT);
  user.close();
  show('other@example.test').close();
  user = show();
  await says(CODE_TRIES_SPENT);
  await user.type(field(), '55555555{Enter}');
  expect(account.signInWithCode).toHaveBeenCalledTimes(5);
  user.close();

  act(() => jest.advanceTimersByTime(60_000));
  user = show();
  expect(screen.getByRole('status')).toHaveTextContent(codeSent(EMAIL));
  await user.type(field(), '66666666{Enter}');
  await says(accountMessage('code-wrong'));
});

it('sends another code only after a minute', async () => {
  const user = show();
  jest.mocked(account.requestCode).mockReset();
  expect(await again()).toHaveTextContent('Send another code in 60 s');
  await user.click(await again());
  act(() => jest.advanceTimersByTime(30_000));
  expect(await again()).toHaveTextContent('Send another code in 30 s');
  await user.click(await again());
  expect(account.requestCode).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(30_000));
  jest.mocked(account.requestCode).mockResolvedValueOnce({ ok: false, reason: 'too-many-emails' });
  await user.click(await again());
  await says(accountMessage('too-many-emails'));
  jest.mocked(account.requestCode).mockResolvedValue({ ok: true });
  await user.click(await again());
  expect(await again()).toHaveTextContent('Send another code in 60 s');
  await user.click(screen.getByRole('button', { name: 'Sign in another way' }));
  expect(onBack).toHaveBeenCalled();
});
