import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssistantPanel } from '#components/assistant/assistant-panel.tsx';
import { BuilderNotifications } from '#components/builder/builder-notifications.tsx';
import { BuilderProvider } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { type AskResult, askAssistant, clearHistory, loadChatStats, loadHistory } from '#lib/api/assistant.ts';
import { fetchServices } from '#lib/api/health.ts';
import { loadProfile } from '#lib/api/profile.ts';
import { chatAllowance } from '#lib/assistant/quota.ts';
import {
  ASSISTANT_FAILED,
  HISTORY_NOT_CLEARED,
  OFFLINE_ASSISTANT,
  STATISTICS_FAILED,
} from '#lib/platform/messages/assistant.ts';
import { makeUser } from '#lib/session/user.fixtures.ts';
import type { ChatAllowance } from '#types/user.ts';

jest.mock('#hooks/use-session.tsx');
jest.mock('#lib/api/assistant.ts');
jest.mock('#lib/api/health.ts');
jest.mock('#lib/api/profile.ts');

const DAILY = { limit: 5, period: 'daily' } as const;
const FAN = makeUser();
const SERVICES = { cloud: true, assistant: true, sportsLogin: false };
const ANSWER = { text: 'Paolo Maldini [1].', citations: ['https://www.example.org/a'] };

type Session = ReturnType<typeof useSession>;
const setChat = jest.fn();
const session = (rest: Partial<Session>) =>
  jest.mocked(useSession).mockReturnValue({ accessToken: async () => 'a.b.c', setChat, ...rest } as Session);
const signedIn = (
  chat: ChatAllowance | null = chatAllowance(DAILY, 0),
  accessToken: Session['accessToken'] = async () => 'a.b.c',
) => session({ status: 'signed-in', user: FAN, chat, accessToken });

/** An answer that arrives when the test sends it. */
function pendingAnswer() {
  let onText: (text: string) => void = () => undefined;
  let finish: (result: AskResult) => void = () => undefined;
  jest.mocked(askAssistant).mockImplementation((_caller, _body, say) => {
    onText = say;
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  return {
    say: (text: string) => act(async () => onText(text)),
    finish: (result: AskResult) => act(async () => finish(result)),
  };
}

async function show() {
  const panel = () => (
    <BuilderProvider>
      <AssistantPanel isOpen onClose={() => undefined} onCollapse={() => undefined} onMove={() => undefined} />
      <BuilderNotifications />
    </BuilderProvider>
  );
  const { rerender } = render(panel());
  await act(async () => undefined);
  return { user: userEvent.setup(), again: () => act(async () => rerender(panel())) };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' });
const conversation = () => screen.getByRole('log', { name: 'Conversation' });

beforeEach(() => {
  for (const call of [askAssistant, clearHistory, loadChatStats])
    jest.mocked<(...all: never[]) => unknown>(call).mockReset();
  jest.mocked(fetchServices).mockResolvedValue(SERVICES);
  jest.mocked(loadHistory).mockResolvedValue({ ok: true, value: [] });
  jest.mocked(loadProfile).mockResolvedValue({ ok: false, code: 'unreachable', error: '' });
  setChat.mockClear();
  // jsdom has neither.
  Element.prototype.scrollTo = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
});

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

it('offers what an ambiguous question may mean, until it is answered', async () => {
  signedIn();
  const answer = pendingAnswer();
  const { user } = await show();
  await user.type(field(), 'How good was Müller?{Enter}');
  const choices = ['Gerd Müller', 'Thomas Müller'].map((label) => ({ label, question: `How good was ${label}?` }));
  const value = { text: 'Which Müller?', citations: [], choices, chat: chatAllowance(DAILY, 0) };
  await answer.finish({ ok: true, value });
  const list = within(conversation()).getByRole('list', { name: 'What you may mean' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  await user.click(within(list).getByRole('button', { name: 'Gerd Müller' }));
  expect(jest.mocked(askAssistant).mock.calls[1]?.[1].messages.at(-1)?.content).toBe('How good was Gerd Müller?');
  expect(within(conversation()).queryByRole('list', { name: 'What you may mean' })).toBeNull();
});

it('shows visitors what the assistant can do, with three examples', async () => {
  session({ status: 'signed-out', user: null, chat: null });
  await show();
  const examples = within(conversation()).getByRole('list', { name: 'Examples' });
  expect(within(examples).getAllByRole('listitem')).toHaveLength(3);
  expect(conversation()).toHaveTextContent('knows World Cup results');
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
