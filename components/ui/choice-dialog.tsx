'use client';

import { Button, type ButtonLook } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import styles from './choice-dialog.module.css';

export type Choice = { label: string; look?: ButtonLook; onChoose: () => void };

/** A question with its answers and 'Cancel'. Escape and the overlay cancel too. */
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
  return (
    <Dialog label={label} onClose={onCancel}>
      <h2 className={styles.heading}>{label}</h2>
      <p className={styles.question}>{question}</p>
      <div className={styles.choices}>
        {choices.map(({ label: choice, look, onChoose }) => (
          <Button key={choice} look={look} onClick={onChoose}>
            {choice}
          </Button>
        ))}
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Dialog>
  );
}
