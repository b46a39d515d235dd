'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '#components/ui/top-dialog.ts';
import { useBuilderLater } from '#hooks/use-builder.tsx';
import styles from './announcer.module.css';

/** Says every result aloud to those who do not see it (D7), in front of a modal dialog too, which mutes the page. */
export function Announcer() {
  // A moment after what it tells of is seen, which must not wait for it.
  const announcement = useBuilderLater((builder) => builder.announcement);
  const dialog = useTopDialog();
  return (
    <>
      <p role="status" aria-label="Last change" className={styles.announcer}>
        {announcement}
      </p>
      {dialog && createPortal(<NewsInDialog announcement={announcement} />, dialog)}
    </>
  );
}

/** What was said before the dialog opened has been heard. */
function NewsInDialog({ announcement }: { announcement: string }) {
  const [former] = useState(announcement);
  return (
    <p aria-live="polite" className={styles.announcer}>
      {announcement === former ? '' : announcement}
    </p>
  );
}
