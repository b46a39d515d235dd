'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '#components/ui/top-dialog.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import styles from './announcer.module.css';

/** Announces results to screen readers (D7), even inside a modal dialog, which silences the rest of the page. */
export function Announcer() {
  const announcement = useBuilder((builder) => builder.announcement);
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

function NewsInDialog({ announcement }: { announcement: string }) {
  const [former] = useState(announcement);
  return (
    <p aria-live="polite" className={styles.announcer}>
      {announcement === former ? '' : announcement}
    </p>
  );
}
