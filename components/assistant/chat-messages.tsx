import { useEffect, useRef } from 'react';
import { ChatAnswer } from '#components/assistant/chat-answer.tsx';
import type { Assistant } from '#components/assistant/use-assistant.ts';
import { Button } from '#components/ui/button.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { isUnanswered, suggestedQuestions } from '#lib/assistant/conversation.ts';
import styles from './chat-messages.module.css';

const CAN_DO =
  'It looks up and compares players, knows World Cup results, squads and line-ups since 1974, builds elevens, and looks at your team. For example:';
const NEAR_END_PX = 80;
/** Makes a conversation without controls scrollable by keyboard. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

export function ChatMessages({ assistant }: { assistant: Assistant }) {
  const { entries, isEmpty, isAnswering, refusal, isOff, isSignedOut, ask, retry } = assistant;
  const list = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const answering = useRef<string>(undefined);
  const last = entries.at(-1);

  // After every render, so for every new word. A new question always scrolls into view.
  useEffect(() => {
    if (isAnswering && answering.current !== last?.id) isFollowing.current = true;
    answering.current = isAnswering ? last?.id : undefined;
    if (isFollowing.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  });

  return (
    <div
      ref={list}
      role="log"
      aria-label="Conversation"
      aria-busy={isAnswering}
      {...SCROLLED_BY_KEYS}
      className={styles.messages}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isFollowing.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      }}
    >
      {entries.map((entry) =>
        entry.role === 'user' ? (
          <p key={entry.id} className={styles.question}>
            {entry.content}
          </p>
        ) : (
          <ChatAnswer
            key={entry.id}
            entry={entry}
            onRetry={isUnanswered(entry) && !isAnswering && !refusal ? () => retry(entry) : null}
            onChoose={entry === last && !isAnswering && !refusal ? (question) => ask(question, 'suggestion') : null}
          />
        ),
      )}
      {isEmpty && !refusal && <Suggestions onChoose={(question) => ask(question, 'suggestion')} />}
      {isSignedOut && !isOff && <Introduction />}
    </div>
  );
}

function Introduction() {
  return (
    <div className={styles.introduction}>
      <p>{CAN_DO}</p>
      <ul aria-label="Examples">
        {useSuggestions().map((question) => (
          <li key={question}>“{question}”</li>
        ))}
      </ul>
    </div>
  );
}

function useSuggestions(): string[] {
  const team = useBuilder((builder) => builder.team);
  const selected = useBuilder((builder) => builder.selected);
  return suggestedQuestions(team, selected);
}

function Suggestions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <ul aria-label="Suggested questions" className={styles.suggestions}>
      {useSuggestions().map((question) => (
        <li key={question}>
          <Button onClick={() => onChoose(question)}>{question}</Button>
        </li>
      ))}
    </ul>
  );
}
