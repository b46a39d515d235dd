'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import styles from './late-part.module.css';

/**
 * A dialog whose code is loaded when it is first needed. While that takes longer than 300 ms it says so, and where it
 * fails it says what failed, with 'Try again' (D44); the page behind it goes on working.
 * @param what the part in the person's words, as in 'The player card could not be loaded.'
 */
export function latePart<Props extends { onClose: () => void }>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function LatePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded);
    const [attempt, setAttempt] = useState(1);
    const [failedAttempt, setFailedAttempt] = useState(0);

    useEffect(() => {
      if (Part) return;
      let isGone = false;
      load().then(
        (part) => {
          loaded = part;
          if (!isGone) setPart(() => part);
        },
        () => {
          if (!isGone) setFailedAttempt(attempt);
        },
      );
      return () => {
        isGone = true;
      };
    }, [Part, attempt]);

    if (Part) return <Part {...props} />;
    const hasFailed = failedAttempt === attempt;
    return (
      <Dialog label={what} onClose={props.onClose} className={hasFailed ? undefined : styles.waiting}>
        {hasFailed ? (
          <>
            <p role="alert">{what} could not be loaded. Your team is safe.</p>
            <div className={styles.choices}>
              <Button look="strong" onClick={() => setAttempt(attempt + 1)}>
                Try again
              </Button>
              <Button onClick={props.onClose}>Close</Button>
            </div>
          </>
        ) : (
          <p role="status">Loading…</p>
        )}
      </Dialog>
    );
  };
}
