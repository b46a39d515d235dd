'use client';

import { useLayoutEffect } from 'react';
import { ColourFields } from '#components/colours/colour-fields.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import styles from './colours-sheet.module.css';

export function ColoursSheet({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose);
  // In braces, because newer browsers return a promise, which React would call as the effect's cleanup.
  useLayoutEffect(() => {
    document.querySelector('[aria-label="Pitch"]')?.scrollIntoView();
  }, []);
  return (
    <Dialog label="Colours" onClose={onClose} className={styles.sheet}>
      <ColourFields />
    </Dialog>
  );
}
