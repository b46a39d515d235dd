import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssistantPanel } from '#components/assistant/assistant-panel.tsx';
import { BuilderNotifications } from '#components/builder/builder-notifications.tsx';
import { BuilderProvider } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { type AskResult, askAssistant, clearHistory, loadChatStats, loadHistory } from '#lib/api/assistant.ts';
import { fetchServices } from '#lib/api/health.ts';
import { loadProfile } from '#lib/api/profile.ts';
import { chatAllowance } from '#lib/assistant/quota.ts';
import type { ChatAllowance } from '#types/user.ts';

/** The test file mocks the session and the API calls. */
export const DAILY = { limit: 5, period: 'daily' } as const;
export const FAN = {
  id: 'fan',
  name: 'Fan',
  email: 'fan@example.test',
  createdAt: '',
  planType: 'free',
  aiChatCount: 0,
};
export const SERVICES = { cloud: true, assistant: true, sportsLogin: false };
export const ANSWER = { text: 'Paolo Maldini [1].', citations: ['https://www.example.org/a'] };

type Session = ReturnType<typeof useSession>;
export const setChat = jest.fn();
export const session = (rest: Partial<Session>) =>
  jest.mocked(useSession).mockReturnValue({ accessToken: async () => 'a.b.c', setChat, ...rest } as Session);
export const signedIn = (
  chat: ChatAllowance | null = chatAllowance(DAILY, 0),
  accessToken: Session['accessToken'] = async () => 'a.b.c',
) => session({ status: 'signed-in', user: FAN, chat, accessToken });

/** An answer that arrives when the test sends it. */
export function pendingAnswer() {
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

export async function show() {
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

export const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' });
export const conversation = () => screen.getByRole('log', { name: 'Conversation' });

export function resetAssistant(): void {
  for (const call of [askAssistant, clearHistory, loadChatStats])
    jest.mocked<(...all: never[]) => unknown>(call).mockReset();
  jest.mocked(fetchServices).mockResolvedValue(SERVICES);
  jest.mocked(loadHistory).mockResolvedValue({ ok: true, value: [] });
  jest.mocked(loadProfile).mockResolvedValue({ ok: false, code: 'unreachable', error: '' });
  setChat.mockClear();
  // jsdom has neither.
  Element.prototype.scrollTo = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
}
