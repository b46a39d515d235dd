'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonLook } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import styles from './choice-dialog.module.css';

export type Choice = {
  label: string;
  busyLabel?: string | undefined;
  look?: ButtonLook;
  onChoose: () => void;
};

/** A question with choices and 'Cancel'. If a choice is destructive, 'Cancel' gets initial focus. */
export function ChoiceDialog({
  label,
  question,
  picture,
  choices,
  onCancel,
  className,
}: {
  label: string;
  /** Spans are paragraphs. */
  question: ReactNode;
  picture?: ReactNode;
  choices: readonly Choice[];
  onCancel: () => void;
  className?: string;
}) {
  const id = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const isDangerous = choices.some(({ look }) => look === 'danger');

  // Runs after the dialog's own effect, which opens it and focuses 'Close'.
  useLayoutEffect(() => {
    const { firstElementChild, lastElementChild } = buttons.current ?? {};
    const start = isDangerous ? lastElementChild : firstElementChild;
    if (start instanceof HTMLElement) start.focus();
  }, [isDangerous]);

  return (
    <Dialog label={label} describedBy={id} onClose={onCancel} className={className}>
      {picture}
      <p id={id} className={styles.question}>
        {question}
      </p>
      <div ref={buttons} className={styles.choices}>
        {choices.map(({ label: choice, busyLabel, look, onChoose }) => (
          <Button
            key={choice}
            look={look}
            aria-disabled={busyLabel !== undefined}
            onClick={() => {
              if (busyLabel === undefined) onChoose();
            }}
          >
            {busyLabel ?? choice}
          </Button>
        ))}
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Dialog>
  );
}
