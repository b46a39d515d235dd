'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { AssistantMenu } from '#components/assistant/assistant-menu.tsx';
import { ChatMessages } from '#components/assistant/chat-messages.tsx';
import { QuestionForm } from '#components/assistant/question-form.tsx';
import { useAboveKeyboard } from '#components/assistant/use-above-keyboard.ts';
import { useAssistant } from '#components/assistant/use-assistant.ts';
import { useUncoveredFocus } from '#components/assistant/use-uncovered-focus.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useOnline } from '#hooks/use-online.ts';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { indicator } from '#lib/assistant/conversation.ts';
import { OFFLINE_ASSISTANT } from '#lib/platform/messages/assistant.ts';
import styles from './assistant-panel.module.css';

type Props = { isOpen: boolean; onCollapse: () => void; onMove: () => void };

const FOCUS_DELAY_MS = 300;

const SignInDialog = lazyPart('The sign-in form', () =>
  import('#components/account/sign-in/sign-in-dialog.tsx').then((module) => module.SignInDialog),
);

export function AssistantPanel(props: Props & { onClose: () => void }) {
  const { user } = useSession();
  const panel = useRef<HTMLDivElement>(null);
  const [isSigningIn, setSigningIn] = useState(false);
  useAboveKeyboard(panel);
  useUncoveredFocus(panel, props.isOpen, props.onCollapse);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label="Soccer Team Assistant"
      tabIndex={-1}
      hidden={!props.isOpen}
      data-open={props.isOpen ? '' : undefined}
      className={styles.panel}
      onKeyDown={(event) => {
        // A dialog or menu on top handles Escape itself, even if focus is on the button that opened the menu.
        if (event.key !== 'Escape' || (event.target as Element).closest('dialog, [popover]')) return;
        if (event.currentTarget.querySelector(':popover-open')) return;
        event.stopPropagation();
        props.onCollapse();
      }}
    >
      <Conversation key={user?.id ?? ''} {...props} onSignIn={() => setSigningIn(true)} />
      {isSigningIn && !user && <SignInDialog onClose={() => setSigningIn(false)} />}
    </div>
  );
}

function Conversation({ isOpen, onCollapse, onMove, onSignIn }: Props & { onSignIn: () => void }) {
  const isOnline = useOnline();
  const assistant = useAssistant(isOpen, isOnline);
  const { chat } = useSession();
  const { load } = usePlayerFinder();
  const field = useRef<HTMLInputElement>(null);
  const foot = useRef<HTMLElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const { isAnswering, refusal, isOff, isSignedOut } = assistant;
  const isDisabled = isAnswering || refusal !== null;
  useConversationFocus({ isOpen, isAnswering, isDisabled, foot, field, stopButton });

  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  return (
    <>
      <header className={styles.top}>
        <h2>Soccer Team Assistant</h2>
        <AssistantMenu assistant={assistant} onMove={onMove} />
        <Button look="icon" className={styles.close} aria-label="Close assistant" title="Close" onClick={onCollapse}>
          <Icon name="cross" />
        </Button>
      </header>
      <ChatMessages assistant={assistant} />
      <footer ref={foot} className={styles.foot}>
        <div className={styles.state}>
          {/* Always rendered: a live region is announced only if it existed before its text. */}
          <div role="status" className={styles.said}>
            {isAnswering && <p>The assistant is answering…</p>}
            {isOnline && refusal && (
              <p className={styles.refusal}>
                {!isOff && <b>{refusal.title}</b>} {refusal.advice}
              </p>
            )}
            {!isOnline && <p className={styles.refusal}>{OFFLINE_ASSISTANT}</p>}
          </div>
          {isAnswering && (
            <Button
              ref={stopButton}
              className={styles.stop}
              // The Enter that sent the question may still be held down.
              onKeyDown={(event) => event.repeat && event.preventDefault()}
              onClick={assistant.stop}
            >
              Stop
            </Button>
          )}
        </div>
        {isSignedOut && !isOff && (
          <Button look="strong" onClick={onSignIn}>
            Sign in
          </Button>
        )}
        <QuestionForm field={field} isDisabled={isDisabled} onAsk={(question) => assistant.ask(question, 'widget')} />
        {chat && !isOff && <p className={styles.left}>{indicator(chat)}</p>}
      </footer>
    </>
  );
}

type FocusTargets = {
  isOpen: boolean;
  isAnswering: boolean;
  isDisabled: boolean;
  foot: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  stopButton: RefObject<HTMLButtonElement | null>;
};

function useConversationFocus({ isOpen, isAnswering, isDisabled, foot, field, stopButton }: FocusTargets) {
  const wasAnswering = useRef(false);

  useEffect(() => {
    if (isOpen) panelOf(foot.current)?.focus();
  }, [isOpen, foot]);

  useEffect(() => {
    if (!isOpen || isDisabled) return;
    const timer = setTimeout(() => {
      const { activeElement, body } = document;
      if (activeElement === body || activeElement === panelOf(foot.current)) field.current?.focus();
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isDisabled, foot, field]);

  useEffect(() => {
    const { activeElement, body } = document;
    const panel = panelOf(foot.current);
    const isOnPanel = wasAnswering.current && activeElement === panel;
    wasAnswering.current = isAnswering;
    if (activeElement !== body && !isOnPanel && !activeElement?.matches(':disabled')) return;
    if (isAnswering) {
      // Focus the panel first; otherwise a second Enter would press 'Stop'.
      panel?.focus();
      const timer = setTimeout(() => {
        if (document.activeElement === panel) stopButton.current?.focus();
      }, FOCUS_DELAY_MS);
      return () => clearTimeout(timer);
    }
    if (!isOpen) return;
    field.current?.focus();
    // After the last question of the day, the field stays disabled.
    if (!field.current || field.current.disabled) panel?.focus();
  }, [isAnswering, isOpen, foot, field, stopButton]);
}

const panelOf = (element: HTMLElement | null) => element?.closest<HTMLElement>('[role=dialog]');
