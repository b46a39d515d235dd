'use client';

import type { ComponentType } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { type LazyPart, useLazyPart } from '#components/ui/use-lazy-part.ts';
import styles from './lazy-dialog.module.css';

type Closable = { onClose: () => void };

export function lazyDialog<Props extends Closable>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part: LazyPart<Props> = { what, load, loaded: null };
  return (props) => <LazyDialog part={part} props={props} />;
}

function LazyDialog<Props extends Closable>({ part, props }: { part: LazyPart<Props>; props: Props }) {
  const { Content, hasFailed, retry } = useLazyPart(part);

  if (Content) return <Content {...props} />;
  return (
    <Dialog label={part.what} onClose={props.onClose} className={hasFailed ? undefined : styles.waiting}>
      {hasFailed ? (
        <>
          {/* Its own key, because screen readers announce an alert only if it is new to the page. */}
          <p key="failed" role="alert">
            {part.what} didn’t load. Your team is safe.
          </p>
          <div className={styles.choices}>
            <Button
              look="strong"
              onClick={({ currentTarget }) => {
                // This button is about to unmount.
                currentTarget.closest('dialog')?.focus();
                retry();
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
