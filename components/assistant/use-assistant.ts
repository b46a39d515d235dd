'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { askAssistant, clearHistory, loadChatStats, loadHistory } from '#lib/api/assistant.ts';
import { fetchServices } from '#lib/api/health.ts';
import { loadProfile } from '#lib/api/profile.ts';
import { type ChatEntry, chatTeam, greeting, turnsToSend } from '#lib/assistant/conversation.ts';
import { type Refusal, whyNotAsk } from '#lib/assistant/quota.ts';
import { ASSISTANT_FAILED, ASSISTANT_SIGN_IN } from '#lib/platform/messages.ts';
import type { ChatSource } from '#types/chat.ts';
import type { ChatHistoryRecord, ChatStats } from '#types/chat-history.ts';
import type { ChatAllowance } from '#types/user.ts';

/** D33: the latest conversation. */
const EXCHANGES = 10;
/** After the day has changed, the server's clock may be a little behind. */
const AFTER_MIDNIGHT = 5000;

export type Assistant = {
  entries: readonly ChatEntry[];
  /** Nothing was said yet but the greeting. */
  isEmpty: boolean;
  isAnswering: boolean;
  /** Why nothing can be asked now; null when it can, or when an answer is coming. */
  refusal: Refusal | null;
  /** Blank text and a question during an answer are ignored (spec §5). */
  ask: (question: string, source: ChatSource) => void;
  /** Asks the question of the failed last answer again. */
  retry: () => void;
  /** Ends the answer and keeps what has come. */
  stop: () => void;
  /** False when it could not be done. */
  clear: () => Promise<boolean>;
  /** Null when they could not be had. */
  loadStats: () => Promise<ChatStats | null>;
};

/** The conversation with the assistant. Use it below a `key` of the user: somebody else begins afresh. */
export function useAssistant(isOpen: boolean): Assistant {
  const { status, user, chat, accessToken, setChat } = useSession();
  const userId = user?.id;
  const store = useBuilderStore();
  const [said, setSaid] = useState<readonly ChatEntry[]>([]);
  const [isThere, setThere] = useState<boolean | null>(null);
  const answering = useRef<AbortController | null>(null);
  const made = useRef(0);

  // The greeting changes with what is known, but only while it is the sole message (spec §2).
  const hello: ChatEntry = { ...NO_ENTRY, id: 'greeting', content: greeting(chat) };
  const entries = said.length === 0 ? [hello] : said;
  const last = entries.at(-1);
  const isAnswering = last?.state === 'coming';

  /** Null too where the session cannot be renewed now: what it is wanted for then simply does not come. */
  const tokenOrNull = () =>
    accessToken().catch((error: unknown) => {
      console.warn(error);
      return null;
    });

  const setLeft = (left: ChatAllowance) => {
    if (userId !== undefined) setChat(userId, left);
  };

  const refresh = async () => {
    const token = await tokenOrNull();
    if (token === null) return;
    const profile = await loadProfile({ token });
    if (profile.ok) setChat(profile.value.user.id, profile.value.chat);
  };

  useEffect(() => () => answering.current?.abort(), []);

  // What the assistant is like today, and what was said before, once for each user.
  const recall = useEffectEvent(async () => {
    const token = await tokenOrNull();
    if (token === null) return;
    const history = await loadHistory({ token }, EXCHANGES);
    if (!history.ok) return;
    // Whoever was quicker than the history keeps what was just said.
    setSaid((now) => (now.length === 0 ? history.value.reverse().flatMap(toEntries) : now));
  });
  const begun = useRef(false);
  useEffect(() => {
    if (!isOpen || userId === undefined || begun.current) return;
    begun.current = true;
    fetchServices().then(
      ({ assistant }) => setThere(assistant),
      // Nobody could say: the first question will tell.
      () => undefined,
    );
    void recall();
  }, [isOpen, userId]);

  // Another tab, or another day, may have changed what is left.
  const isUnsure = chat === null || chat.remaining === 0;
  const lookAgain = useEffectEvent(refresh);
  useEffect(() => {
    if (!isOpen || userId === undefined || !isUnsure) return;
    void lookAgain();
    const now = Date.now();
    const midnight = new Date(now).setUTCHours(24, 0, 0, 0);
    const timer = setTimeout(() => void lookAgain(), midnight - now + AFTER_MIDNIGHT);
    return () => clearTimeout(timer);
  }, [isOpen, userId, isUnsure]);

  const refusal = whyNotAsk({ status, chat, isThere });

  const newEntry = (role: ChatEntry['role'], content: string, state: ChatEntry['state']): ChatEntry => {
    made.current += 1;
    return { ...NO_ENTRY, id: `said-${made.current}`, role, content, state, timestamp: Date.now() };
  };

  const begin = async (before: readonly ChatEntry[], text: string, source: ChatSource) => {
    const question = newEntry('user', text, 'whole');
    const answer = newEntry('assistant', '', 'coming');
    const change = (what: (entry: ChatEntry) => Partial<ChatEntry>) =>
      setSaid((now) => now.map((entry) => (entry.id === answer.id ? { ...entry, ...what(entry) } : entry)));
    setSaid([...before, question, answer]);

    const controller = new AbortController();
    answering.current = controller;
    const { signal } = controller;
    signal.addEventListener('abort', () => change(({ state }) => (state === 'coming' ? { state: 'stopped' } : {})));
    const { team, selected } = store.getState();
    try {
      const token = await accessToken();
      // Nothing was asked yet, so nothing was counted.
      if (signal.aborted) return;
      if (token === null) return change(() => ({ state: 'failed', content: ASSISTANT_SIGN_IN }));
      const body = { messages: turnsToSend(before, text), source, team: chatTeam(team, selected) };
      const result = await askAssistant({ token, signal }, body, (words) =>
        change(({ content }) => ({ content: content + words })),
      );
      if (result.ok) {
        const { text: content, citations } = result.value;
        change(() => ({ content, citations, state: 'whole' }));
        setLeft(result.value.chat);
        return;
      }
      const sentence = result.code === 'signed-out' ? ASSISTANT_SIGN_IN : result.error;
      // What had come before it broke off stays readable above the sentence.
      change(({ content }) => ({ content: content === '' ? sentence : `${content}\n\n${sentence}`, state: 'failed' }));
      if (result.chat) setLeft(result.chat);
      else await refresh();
    } catch (error) {
      // It may have been counted: the server knows.
      if (signal.aborted) return refresh();
      console.warn(error);
      change(() => ({ state: 'failed', content: ASSISTANT_FAILED }));
    }
  };

  const ask = (text: string, source: ChatSource) => {
    const question = text.trim();
    if (question === '' || isAnswering || refusal) return;
    void begin(entries, question, source);
  };

  return {
    entries,
    isEmpty: said.length === 0,
    isAnswering,
    refusal: isAnswering ? null : refusal,
    ask,
    retry() {
      const question = entries.at(-2);
      if (last?.state !== 'failed' || question?.role !== 'user' || refusal) return;
      void begin(entries.slice(0, -2), question.content, 'retry');
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
