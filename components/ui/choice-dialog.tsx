'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonLook } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import styles from './choice-dialog.module.css';

export type Choice = {
  label: string;
  /** Replaces the label while the choice is being carried out, and disables it. */
  busyLabel?: string | undefined;
  look?: ButtonLook;
  onChoose: () => void;
};

/** A question with its choices and 'Cancel'. If a choice deletes something, the focus starts on 'Cancel'. */
export function ChoiceDialog({
  label,
  question,
  choices,
  onCancel,
}: {
  label: string;
  question: string;
  choices: readonly Choice[];
  onCancel: () => void;
}) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const isDangerous = choices.some(({ look }) => look === 'danger');

  // Runs after the dialog's own effect, which opens it and focuses its first button.
  useLayoutEffect(() => {
    if (isDangerous) cancel.current?.focus();
  }, [isDangerous]);

  return (
    <Dialog label={label} describedBy={id} onClose={onCancel}>
      <h2 className={styles.heading}>{label}</h2>
      <p id={id} className={styles.question}>
        {question}
      </p>
      <div className={styles.choices}>
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
        <Button ref={cancel} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
