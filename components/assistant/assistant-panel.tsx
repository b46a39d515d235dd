'use client';

import { useEffect, useRef, useState } from 'react';
import { AssistantMenu } from '#components/assistant/assistant-menu.tsx';
import { ChatMessages } from '#components/assistant/chat-messages.tsx';
import { QuestionForm } from '#components/assistant/question-form.tsx';
import { useAboveKeyboard } from '#components/assistant/use-above-keyboard.ts';
import { useAssistant } from '#components/assistant/use-assistant.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useOnline } from '#hooks/use-online.ts';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { indicator } from '#lib/assistant/conversation.ts';
import { OFFLINE_ASSISTANT } from '#lib/platform/messages.ts';
import styles from './assistant-panel.module.css';

export type AssistantPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Moves the assistant to the next corner of the screen. */
  onMove: () => void;
};

/** ms, spec §2 */
const FOCUS_DELAY = 300;

/** The expanded assistant. It is no modal dialog: the team beside it goes on working. */
export function AssistantPanel(props: AssistantPanelProps) {
  const { user } = useSession();
  const panel = useRef<HTMLDivElement>(null);
  useAboveKeyboard(panel);
  const { isOpen, onClose } = props;

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label="Soccer Team Assistant"
      tabIndex={-1}
      hidden={!isOpen}
      data-open={isOpen ? '' : undefined}
      className={styles.panel}
      onKeyDown={(event) => {
        // A question or a menu on top takes its own Escape; while the menu is open the focus may be on its button.
        if (event.key !== 'Escape' || (event.target as Element).closest('dialog, [popover]')) return;
        if (event.currentTarget.querySelector(':popover-open')) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Conversation key={user?.id ?? ''} {...props} />
    </div>
  );
}

function Conversation({ isOpen, onClose, onMove }: AssistantPanelProps) {
  const assistant = useAssistant(isOpen);
  const { chat } = useSession();
  const isOnline = useOnline();
  const { load } = usePlayerFinder();
  const field = useRef<HTMLInputElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const wasAnswering = useRef(false);
  const [draft, setDraft] = useState('');
  const { isAnswering, refusal } = assistant;
  const canType = !isAnswering && refusal === null;

  useEffect(() => {
    if (!isOpen) return;
    void load();
    // At once to the panel, so that the focus is never nowhere; then to the field, where it can be typed into.
    field.current?.closest<HTMLElement>('[role=dialog]')?.focus();
    const timer = setTimeout(() => field.current?.focus(), FOCUS_DELAY);
    return () => clearTimeout(timer);
  }, [isOpen, load]);

  // The field is closed while an answer comes, and then the focus is nowhere: it goes to 'Stop', and back.
  useEffect(() => {
    const { activeElement, body } = document;
    const panel = field.current?.closest<HTMLElement>('[role=dialog]');
    const isOnPanel = wasAnswering.current && activeElement === panel;
    wasAnswering.current = isAnswering;
    if (activeElement !== body && !isOnPanel && !activeElement?.matches(':disabled')) return;
    if (isAnswering) {
      // By way of the panel: a second Enter, meant for the question, would else stop the answer.
      panel?.focus();
      const timer = setTimeout(() => {
        if (document.activeElement === panel) stopButton.current?.focus();
      }, FOCUS_DELAY);
      return () => clearTimeout(timer);
    }
    if (isOpen) {
      field.current?.focus();
      // After the last question of the day it stays closed.
      if (field.current?.disabled) panel?.focus();
    }
  }, [isAnswering, isOpen]);

  return (
    <>
      <header className={styles.top}>
        <h2>Soccer Team Assistant</h2>
        <AssistantMenu assistant={assistant} onMove={onMove} />
        <Button look="icon" className={styles.close} aria-label="Close assistant" title="Close" onClick={onClose}>
          <Icon name="cross" />
        </Button>
      </header>
      <ChatMessages assistant={assistant} />
      <footer className={styles.foot}>
        <div className={styles.state}>
          {/* There before what it says, or it would not be read. */}
          <div role="status" className={styles.said}>
            {isAnswering && <p>The assistant is answering…</p>}
            {refusal && (
              <p className={styles.refusal}>
                <b>{refusal.title}</b> {refusal.advice}
              </p>
            )}
            {!isOnline && <p className={styles.refusal}>{OFFLINE_ASSISTANT}</p>}
          </div>
          {isAnswering && (
            <Button
              ref={stopButton}
              className={styles.stop}
              // The focus comes here from the field, where Enter may still be held down.
              onKeyDown={(event) => event.repeat && event.preventDefault()}
              onClick={assistant.stop}
            >
              Stop
            </Button>
          )}
        </div>
        <QuestionForm
          field={field}
          draft={draft}
          onChange={setDraft}
          isDisabled={!canType}
          onSend={(question) => {
            if (question.trim() === '') return;
            assistant.ask(question, 'widget');
            setDraft('');
          }}
        />
        {chat && <p className={styles.left}>{indicator(chat)}</p>}
      </footer>
    </>
  );
}
