'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { askAssistant, clearHistory, loadChatStats, loadHistory } from '#lib/api/assistant.ts';
import { fetchServices } from '#lib/api/health.ts';
import { loadProfile } from '#lib/api/profile.ts';
import {
  type ChatEntry,
  chatTeam,
  greeting,
  isUnanswered,
  turnsToSend,
  withoutExchange,
} from '#lib/assistant/conversation.ts';
import { type Presence, whyNotAsk } from '#lib/assistant/quota.ts';
import { ASSISTANT_FAILED, ASSISTANT_SIGN_IN } from '#lib/platform/messages/assistant.ts';
import type { ChatSource } from '#types/chat.ts';
import type { ChatHistoryRecord } from '#types/chat-history.ts';
import type { ChatAllowance } from '#types/user.ts';

const EXCHANGES = 10;
const AFTER_MIDNIGHT_MS = 5000;

export type Assistant = ReturnType<typeof useAssistant>;

/** Render the caller with the user's id as `key`, so that each user gets a new conversation. */
export function useAssistant(isOpen: boolean, isOnline: boolean) {
  const { status, user, chat, accessToken, setChat } = useSession();
  const userId = user?.id;
  const store = useBuilderStore();
  const [said, setSaid] = useState<readonly ChatEntry[]>([]);
  const [presence, setPresence] = useState<Presence>('asking');
  const answering = useRef<AbortController>(null);
  const entryCount = useRef(0);
  const isRecalled = useRef(false);

  const hello: ChatEntry = { ...NO_ENTRY, id: 'greeting', content: greeting(chat) };
  const entries = said.length === 0 ? [hello] : said;
  const last = entries.at(-1);
  const isAnswering = last?.state === 'coming';
  const refusal = whyNotAsk({ status, chat, presence });

  const tokenOrNull = () =>
    accessToken().catch((error: unknown) => {
      console.warn(error);
      return null;
    });

  const refreshAllowance = async () => {
    const token = await tokenOrNull();
    if (token === null) return;
    const profile = await loadProfile({ token });
    if (profile.ok) setChat(profile.value.user.id, profile.value.chat);
  };

  useEffect(() => () => answering.current?.abort(), []);

  const recall = useEffectEvent(async () => {
    const token = await tokenOrNull();
    if (token === null) return;
    const history = await loadHistory({ token }, EXCHANGES);
    if (history.ok) setSaid((now) => (now.length === 0 ? history.value.reverse().flatMap(toEntries) : now));
  });
  useEffect(() => {
    if (!isOpen || userId === undefined || isRecalled.current) return;
    isRecalled.current = true;
    void recall();
  }, [isOpen, userId]);

  useEffect(() => {
    if (!isOpen || !isOnline) return;
    setPresence((now) => (now === 'unknown' ? 'asking' : now));
    fetchServices().then(
      ({ assistant }) => setPresence(assistant ? 'on' : 'off'),
      // What is known remains; a question will show whether it is still true.
      () => setPresence((now) => (now === 'asking' ? 'unknown' : now)),
    );
  }, [isOpen, isOnline]);

  // Another tab or a new day may have changed the number of questions left.
  const isAllowanceStale = chat === null || chat.remaining === 0;
  const onStale = useEffectEvent(refreshAllowance);
  useEffect(() => {
    if (!isOpen || userId === undefined || !isAllowanceStale) return;
    void onStale();
    const now = Date.now();
    const midnight = new Date(now).setUTCHours(24, 0, 0, 0);
    const timer = setTimeout(() => void onStale(), midnight - now + AFTER_MIDNIGHT_MS);
    return () => clearTimeout(timer);
  }, [isOpen, userId, isAllowanceStale]);

  const updateAllowance = async (left: ChatAllowance | null) => {
    if (!left) await refreshAllowance();
    else if (userId !== undefined) setChat(userId, left);
  };

  const newEntry = (role: ChatEntry['role'], content: string, state: ChatEntry['state']): ChatEntry => {
    entryCount.current += 1;
    return { ...NO_ENTRY, id: `said-${entryCount.current}`, role, content, state, timestamp: Date.now() };
  };

  const begin = async (before: readonly ChatEntry[], text: string, source: ChatSource) => {
    const answer = newEntry('assistant', '', 'coming');
    const change = (what: (entry: ChatEntry) => Partial<ChatEntry>) =>
      setSaid((now) => now.map((entry) => (entry.id === answer.id ? { ...entry, ...what(entry) } : entry)));
    setSaid([...before, newEntry('user', text, 'whole'), answer]);

    const controller = new AbortController();
    answering.current = controller;
    const { signal } = controller;
    signal.addEventListener('abort', () => change(({ state }) => (state === 'coming' ? { state: 'stopped' } : {})));
    const { team, selected } = store.getState();
    try {
      const token = await accessToken();
      if (signal.aborted) return;
      if (token === null) return change(() => ({ state: 'failed', content: ASSISTANT_SIGN_IN }));
      change(() => ({ isSent: true }));
      const body = { messages: turnsToSend(before, text), source, team: chatTeam(team, selected) };
      const result = await askAssistant({ token, signal }, body, (words) =>
        change(({ content }) => ({ content: content + words })),
      );
      if (result.ok) {
        const { text: content, citations, choices = [] } = result.value;
        change(() => ({ content, citations, choices, state: 'whole' }));
      } else {
        const message = result.code === 'signed-out' ? ASSISTANT_SIGN_IN : result.error;
        change(({ content }) => ({ content: content === '' ? message : `${content}\n\n${message}`, state: 'failed' }));
      }
      await updateAllowance(result.ok ? result.value.chat : result.chat);
    } catch (error) {
      if (signal.aborted) return refreshAllowance();
      console.warn(error);
      change(() => ({ state: 'failed', content: ASSISTANT_FAILED }));
    }
  };

  return {
    entries,
    isEmpty: said.length === 0,
    isAnswering,
    refusal: isAnswering ? null : refusal,
    isOff: status === 'off' || presence === 'off',
    isSignedOut: status === 'signed-out',
    ask(text: string, source: ChatSource) {
      const question = text.trim();
      if (question === '' || isAnswering || refusal) return;
      void begin(entries, question, source);
    },
    retry(answer: ChatEntry) {
      const question = entries[entries.indexOf(answer) - 1];
      if (!isUnanswered(answer) || question?.role !== 'user' || isAnswering || refusal) return;
      void begin(withoutExchange(entries, answer), question.content, 'retry');
    },
    stop: () => answering.current?.abort(),
    async clear() {
      const token = await tokenOrNull();
      const result = token === null ? null : await clearHistory({ token });
      if (!result?.ok) return false;
      answering.current?.abort();
      setSaid([]);
      return true;
    },
    async loadStats() {
      const token = await tokenOrNull();
      const result = token === null ? null : await loadChatStats({ token });
      return result?.ok ? result.value : null;
    },
  };
}

const NO_ENTRY: ChatEntry = { id: '', role: 'assistant', content: '', timestamp: 0, citations: [], state: 'whole' };

function toEntries({ id, messageContent, responseContent, citations, createdAt }: ChatHistoryRecord): ChatEntry[] {
  const timestamp = Date.parse(createdAt);
  return [
    { ...NO_ENTRY, id: `${id}-question`, role: 'user', content: messageContent, timestamp },
    { ...NO_ENTRY, id: `${id}-answer`, content: responseContent, citations, timestamp },
  ];
}
