'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import styles from './lazy-dialog.module.css';

type Closable = { onClose: () => void };
type Source<Props> = { what: string; load: () => Promise<ComponentType<Props>>; loaded: ComponentType<Props> | null };

/** Not React.lazy, which shows its fallback for at least 300 ms. `what` is for the user, such as 'The player card'. */
export function lazyDialog<Props extends Closable>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const source: Source<Props> = { what, load, loaded: null };
  return (props) => <LazyDialog source={source} props={props} />;
}

function LazyDialog<Props extends Closable>({ source, props }: { source: Source<Props>; props: Props }) {
  const [Content, setContent] = useState(() => source.loaded);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const hasFailed = failedAttempt === attempt;

  useEffect(() => {
    if (source.loaded) return;
    source.load().then(
      (loaded) => {
        source.loaded = loaded;
        setContent(() => loaded);
      },
      () => setFailedAttempt(attempt),
    );
  }, [source, attempt]);

  if (Content) return <Content {...props} />;
  return (
    <Dialog label={source.what} onClose={props.onClose} className={hasFailed ? undefined : styles.waiting}>
      {hasFailed ? (
        <>
          {/* A key of its own, because screen readers only announce an alert that is new to the page. */}
          <p key="failed" role="alert">
            {source.what} didn’t load. Your team is safe.
          </p>
          <div className={styles.choices}>
            <Button
              look="strong"
              onClick={({ currentTarget }) => {
                // This button is about to unmount.
                currentTarget.closest('dialog')?.focus();
                setAttempt(attempt + 1);
              }}
            >
              Try again
            </Button>
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
