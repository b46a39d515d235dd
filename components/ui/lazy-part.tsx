'use client';

import type { ComponentType } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { type Loadable, loadable, useLoaded } from '#components/ui/use-loaded.ts';
import styles from './lazy-part.module.css';

type Closable = { onClose: () => void };

/** A part that loads when first shown. Until then, a dialog named `what`, such as 'The player card', stands in. */
export function lazyPart<Props extends Closable>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const source = loadable(load);
  return (props) => <Part what={what} source={source} props={props} />;
}

function Part<Props extends Closable>({
  what,
  source,
  props,
}: {
  what: string;
  source: Loadable<ComponentType<Props>>;
  props: Props;
}) {
  const { loaded: Content, hasFailed, retry } = useLoaded(source);

  if (Content) return <Content {...props} />;
  return (
    <Dialog label={what} onClose={props.onClose} className={hasFailed ? undefined : styles.waiting}>
      {hasFailed ? (
        <>
          {/* Its own key, because screen readers announce an alert only if it is new to the page. */}
          <p key="failed" role="alert">
            {what} didn’t load. Your team is safe.
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
