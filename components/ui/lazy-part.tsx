'use client';

import type { ComponentType } from 'react';
import { Button } from '#components/ui/button.tsx';
import { type LazyPart, useLazyPart } from '#components/ui/use-lazy-part.ts';
import styles from './lazy-dialog.module.css';

/** What `lazyDialog` does for a dialog, for a part of the page. */
export function lazyPart<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part: LazyPart<Props> = { what, load, loaded: null };
  return (props) => <Part part={part} props={props} />;
}

function Part<Props extends object>({ part, props }: { part: LazyPart<Props>; props: Props }) {
  const { Content, hasFailed, retry } = useLazyPart(part);

  if (Content) return <Content {...props} />;
  if (!hasFailed) {
    return (
      <p key="waiting" role="status" className={styles.waiting}>
        Loading…
      </p>
    );
  }
  return (
    <p key="failed" role="alert">
      {part.what} didn’t load. <Button onClick={retry}>Try again</Button>
    </p>
  );
}
