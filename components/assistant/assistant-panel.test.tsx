import { act, screen, within } from '@testing-library/react';
import {
  ANSWER,
  conversation,
  DAILY,
  FAN,
  field,
  pendingAnswer,
  resetAssistant,
  session,
  setChat,
  show,
  signedIn,
} from '#components/assistant/assistant-panel.fixtures.tsx';
import { askAssistant, clearHistory, loadHistory } from '#lib/api/assistant.ts';
import { loadProfile } from '#lib/api/profile.ts';
import { chatAllowance } from '#lib/assistant/quota.ts';

jest.mock('#hooks/use-session.tsx');
jest.mock('#lib/api/assistant.ts');
jest.mock('#lib/api/health.ts');
jest.mock('#lib/api/profile.ts');

beforeEach(resetAssistant);

it('ignores blank input, and disables the field during an answer', async () => {
  signedIn();
  const answer = pendingAnswer();
  const { user } = await show();
  await user.type(field(), '   {Enter}');
  expect(askAssistant).not.toHaveBeenCalled();
  await user.clear(field());
  await user.type(field(), ' Who? {Enter}{Enter}');
  expect(jest.mocked(askAssistant).mock.calls[0]?.[1]).toMatchObject({
    messages: [expect.anything(), { role: 'user', content: 'Who?' }],
    source: 'widget',
    team: { formation: '4-3-3', slots: {} },
  });
  expect(field()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  // The second Enter neither sends the question again nor stops the answer.
  expect(askAssistant).toHaveBeenCalledTimes(1);
  expect(conversation()).not.toHaveTextContent('Stopped');
  await answer.say('Paolo ');
  expect(conversation()).toHaveTextContent('Paolo');
  const chat = chatAllowance(DAILY, 1);
  await answer.finish({ ok: true, value: { ...ANSWER, chat } });
  expect(setChat).toHaveBeenCalledWith('fan', chat);
  expect(field()).toBeEnabled();
  expect(field()).toHaveFocus();
  expect(within(conversation()).getByRole('link', { name: '[1]' })).toHaveAttribute('href', ANSWER.citations[0]);
});

it('repeats a failed question without the failed answer', async () => {
  signedIn();
  const answer = pendingAnswer();
  const { user } = await show();
  await user.type(field(), 'Who?{Enter}');
  await answer.say('Pao');
  await answer.finish({ ok: false, code: 'failed', error: 'Sorry.', chat: chatAllowance(DAILY, 0) });
  expect(within(conversation()).getByRole('alert')).toHaveTextContent('Pao Sorry.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(jest.mocked(askAssistant).mock.calls[1]?.[1]).toMatchObject({
    messages: [{ role: 'assistant' }, { role: 'user', content: 'Who?' }],
    source: 'retry',
  });
  await answer.finish({ ok: true, value: { ...ANSWER, chat: chatAllowance(DAILY, 1) } });
  expect(within(conversation()).queryByRole('alert')).toBeNull();
});

it('asks the user to sign in if the token is rejected', async () => {
  signedIn();
  jest.mocked(askAssistant).mockResolvedValue({ ok: false, code: 'signed-out', error: 'no', chat: null });
  const { user } = await show();
  await user.type(field(), 'Who?{Enter}');
  expect(within(conversation()).getByRole('alert')).toHaveTextContent('Authentication Required');
});

it('forgets the conversation when the user changes', async () => {
  signedIn();
  const answer = pendingAnswer();
  const { user, again } = await show();
  await user.type(field(), 'A secret{Enter}');
  await answer.finish({ ok: true, value: { ...ANSWER, chat: chatAllowance(DAILY, 1) } });
  expect(conversation()).toHaveTextContent('A secret');
  session({ status: 'signed-out', user: null, chat: null });
  await again();
  expect(conversation()).not.toHaveTextContent('A secret');
  expect(screen.getByText('Authentication Required')).toBeVisible();
  session({ status: 'signed-in', user: { ...FAN, id: 'other' }, chat: null });
  await again();
  expect(conversation()).not.toHaveTextContent('A secret');
});

it('updates the greeting only while it is the sole message', async () => {
  signedIn(null);
  const { user, again } = await show();
  expect(conversation()).not.toHaveTextContent('You can ask');
  signedIn(chatAllowance(DAILY, 0));
  await again();
  expect(conversation()).toHaveTextContent('You can ask 5 questions a day.');
  const answer = pendingAnswer();
  await user.type(field(), 'Who?{Enter}');
  await answer.finish({ ok: true, value: { ...ANSWER, chat: chatAllowance(DAILY, 1) } });
  signedIn(chatAllowance({ limit: 9, period: 'lifetime' }, 1));
  await again();
  expect(conversation()).toHaveTextContent('You can ask 5 questions a day.');
});

it('checks for new questions after midnight', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T23:59:00Z'), doNotFake: ['queueMicrotask'] });
  signedIn(chatAllowance(DAILY, 5));
  await show();
  expect(screen.getByText('Rate Limit Reached')).toBeVisible();
  const fresh = { user: FAN, chat: chatAllowance(DAILY, 0) };
  jest.mocked(loadProfile).mockResolvedValue({ ok: true, value: fresh });
  setChat.mockClear();
  await act(async () => jest.advanceTimersByTime(50_000));
  expect(setChat).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTime(20_000));
  expect(setChat).toHaveBeenCalledWith('fan', fresh.chat);
  jest.useRealTimers();
});

it('checks links in saved answers too, and keeps the answers if clearing the history fails', async () => {
  signedIn();
  const citations = ['javascript:alert(1)', 'https://example.org/'];
  const saved = {
    id: '1',
    messageContent: 'Who?',
    responseContent: 'Pelé [1] [2].',
    createdAt: '2026-11-20T10:00:00Z',
  };
  jest.mocked(loadHistory).mockResolvedValue({ ok: true, value: [{ ...saved, citations, tokens_used: 2 }] });
  jest.mocked(clearHistory).mockResolvedValue({ ok: false, code: 'unreachable', error: '' });
  const { user } = await show();
  const links = within(conversation()).getAllByRole('link', { hidden: true });
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['https://example.org/']));
  await user.click(screen.getByRole('button', { name: 'Clear history', hidden: true }));
  const dialog = screen.getByRole('dialog', { name: 'Clear history' });
  await user.click(within(dialog).getByRole('button', { name: 'Clear history' }));
  expect(conversation()).toHaveTextContent('Pelé');
});
