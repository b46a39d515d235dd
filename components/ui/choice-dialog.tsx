'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonLook } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import styles from './choice-dialog.module.css';

export type Choice = {
  label: string;
  /** Stands in place of the label while what was chosen is being done; it cannot be chosen again then. */
  doing?: string | undefined;
  look?: ButtonLook;
  onChoose: () => void;
};

/**
 * A question with its answers and 'Cancel'. Escape and the overlay cancel too. The question is read aloud with the name;
 * where an answer takes something away, the focus begins on 'Cancel'.
 */
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

  // After the dialog's own effect, which opens it and puts the focus on its first button.
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
        {choices.map(({ label: choice, doing, look, onChoose }) => (
          <Button
            key={choice}
            look={look}
            aria-disabled={doing !== undefined}
            onClick={() => {
              if (doing === undefined) onChoose();
            }}
          >
            {doing ?? choice}
          </Button>
        ))}
        <Button ref={cancel} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
