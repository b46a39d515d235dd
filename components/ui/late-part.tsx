'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import styles from './late-part.module.css';

/** A dialog whose code is loaded when it is first needed. Make it once, beside the component that shows it. */
export type LateDialog<Props> = {
  /** The dialog in the person's words, as in 'The player card could not be loaded.' */
  what: string;
  load: () => Promise<ComponentType<Props>>;
  /** Filled by the first success, so that the dialog then opens at once. */
  loaded?: ComponentType<Props>;
};

/**
 * Shows a late dialog. While its code takes longer than 300 ms it says so, and where it fails it says what failed, with
 * 'Try again' (D44); the page behind it goes on working.
 */
export function LatePart<Props extends { onClose: () => void }>({
  dialog,
  props,
}: {
  dialog: LateDialog<Props>;
  props: Props;
}) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(() => dialog.loaded ?? null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    if (Part) return;
    let isGone = false;
    dialog.load().then(
      (part) => {
        dialog.loaded = part;
        if (!isGone) setPart(() => part);
      },
      () => {
        if (!isGone) setFailedAttempt(attempt);
      },
    );
    return () => {
      isGone = true;
    };
  }, [Part, attempt, dialog]);

  if (Part) return <Part {...props} />;
  const hasFailed = failedAttempt === attempt;
  return (
    <Dialog label={dialog.what} onClose={props.onClose} className={hasFailed ? undefined : styles.waiting}>
      {hasFailed ? (
        <>
          {/* By its key an element of its own, also after the next attempt: an alert is read when it comes. */}
          <p key="failed" role="alert">
            {dialog.what} could not be loaded. Your team is safe.
          </p>
          <div className={styles.choices}>
            <Button
              look="strong"
              onClick={({ currentTarget }) => {
                // The button goes, the dialog waits once more.
                currentTarget.closest('dialog')?.focus();
                setAttempt(attempt + 1);
              }}
            >
              Try again
            </Button>
            <Button onClick={props.onClose}>Close</Button>
          </div>
        </>
      ) : (
        <p key="waiting" role="status">
          Loading…
        </p>
      )}
    </Dialog>
  );
}
