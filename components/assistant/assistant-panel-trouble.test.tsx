import { act, screen, within } from '@testing-library/react';
import {
  ANSWER,
  conversation,
  DAILY,
  field,
  pendingAnswer,
  resetAssistant,
  SERVICES,
  session,
  show,
  signedIn,
} from '#components/assistant/assistant-panel.fixtures.tsx';
import { askAssistant, clearHistory, loadChatStats } from '#lib/api/assistant.ts';
import { fetchServices } from '#lib/api/health.ts';
import { chatAllowance } from '#lib/assistant/quota.ts';
import {
  ASSISTANT_FAILED,
  HISTORY_NOT_CLEARED,
  OFFLINE_ASSISTANT,
  STATISTICS_FAILED,
} from '#lib/platform/messages/assistant.ts';

jest.mock('#hooks/use-session.tsx');
jest.mock('#lib/api/assistant.ts');
jest.mock('#lib/api/health.ts');
jest.mock('#lib/api/profile.ts');

beforeEach(resetAssistant);

describe('while the session cannot be renewed', () => {
  const noToken = () => Promise.reject(new Error('no answer within 5000 ms'));
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });

  it('a question fails and can be repeated', async () => {
    signedIn();
    const { user, again } = await show();
    signedIn(chatAllowance(DAILY, 0), noToken);
    await again();
    await user.type(field(), 'Who?{Enter}');
    expect(within(conversation()).getByRole('alert')).toHaveTextContent(ASSISTANT_FAILED);
    expect(field()).toBeEnabled();
    signedIn();
    await again();
    const answer = pendingAnswer();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await answer.finish({ ok: true, value: { ...ANSWER, chat: chatAllowance(DAILY, 1) } });
    expect(conversation()).toHaveTextContent('Paolo Maldini');
  });

  it('stats and clearing the history fail at once', async () => {
    signedIn(chatAllowance(DAILY, 0), noToken);
    const { user } = await show();
    const clear = screen.getByRole('button', { name: 'Clear history', hidden: true });
    // jsdom has no popovers, so fire the event by hand.
    const opening = Object.assign(new Event('beforetoggle'), { newState: 'open' });
    await act(async () => void clear.parentElement?.dispatchEvent(opening));
    expect(screen.getByText(STATISTICS_FAILED)).toBeInTheDocument();
    await user.click(clear);
    const dialog = screen.getByRole('dialog', { name: 'Clear history' });
    await user.click(within(dialog).getByRole('button', { name: 'Clear history' }));
    expect(await screen.findByText(HISTORY_NOT_CLEARED)).toBeVisible();
    expect([clearHistory, loadChatStats].map((call) => jest.mocked(call).mock.calls.length)).toEqual([0, 0]);
  });
});

it('stops at once, even while waiting for the token', async () => {
  signedIn();
  const { user, again } = await show();
  const token = Promise.withResolvers<string>();
  signedIn(chatAllowance(DAILY, 0), () => token.promise);
  await again();
  await user.type(field(), 'Who?{Enter}');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(conversation()).toHaveTextContent('Stopped');
  expect(field()).toBeEnabled();
  await act(async () => token.resolve('a.b.c'));
  expect(askAssistant).not.toHaveBeenCalled();
});

it('says whether a stopped question counts, and can ask it again', async () => {
  signedIn();
  const { user } = await show();
  const answer = pendingAnswer();
  await user.type(field(), 'Who?{Enter}');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(conversation()).toHaveTextContent('This question still counts');
  await user.type(field(), 'And who next?{Enter}');
  // A question stopped before its first word isn't sent along with the next one (D58).
  expect(jest.mocked(askAssistant).mock.calls[1]?.[1].messages.slice(1)).toEqual([
    { role: 'user', content: 'And who next?' },
  ]);
  await answer.finish({ ok: true, value: { ...ANSWER, chat: chatAllowance(DAILY, 2) } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(jest.mocked(askAssistant).mock.calls[2]?.[1].messages.at(-1)).toEqual({ role: 'user', content: 'Who?' });
  expect(conversation()).not.toHaveTextContent('This question still counts');
});

const send = () => screen.getByRole('button', { name: 'Send' });

it.each([
  ['there is none', async () => ({ ...SERVICES, assistant: false }), 'The assistant isn’t available on this site.'],
  ['nobody knows yet', () => new Promise<never>(() => undefined), 'Checking the assistant…'],
  ['the site can’t be asked', () => Promise.reject(new Error('no answer')), /^We couldn’t reach the assistant\./],
])('keeps the field and Send, disabled, and says why if %s (D69)', async (_, services, why) => {
  signedIn();
  jest.mocked(fetchServices).mockImplementation(services);
  await show();
  expect(screen.getByText(why)).toBeVisible();
  expect(field()).toBeVisible();
  expect(field()).toBeDisabled();
  expect(send()).toBeVisible();
  expect(send()).toBeDisabled();
});

it('asks the site again once it is back online, and says one thing at a time', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const goes = (event: 'online' | 'offline') =>
    act(async () => {
      onLine.mockReturnValue(event === 'online');
      window.dispatchEvent(new Event(event));
    });
  signedIn();
  jest.mocked(fetchServices).mockRejectedValue(new Error('no answer'));
  await show();
  await goes('offline');
  expect(screen.getByText(OFFLINE_ASSISTANT)).toBeVisible();
  expect(screen.queryByText(/reach the assistant/)).toBeNull();
  expect(field()).toBeDisabled();
  jest.mocked(fetchServices).mockResolvedValue(SERVICES);
  await goes('online');
  expect(field()).toBeEnabled();
  expect(send()).toBeEnabled();
  expect(screen.queryByText(OFFLINE_ASSISTANT)).toBeNull();
  // What is known remains.
  jest.mocked(fetchServices).mockRejectedValue(new Error('no answer'));
  await goes('offline');
  await goes('online');
  expect(field()).toBeEnabled();
});

it('asks nobody to sign in if there is no assistant', async () => {
  session({ status: 'signed-out', user: null, chat: null });
  jest.mocked(fetchServices).mockResolvedValue({ ...SERVICES, assistant: false });
  await show();
  expect(screen.getByText('The assistant isn’t available on this site.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});
