'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PRODUCT_NAME } from '#lib/platform/product.ts';
import { INSTALL_HINT_KEY, readStored, writeStored } from '#lib/platform/storage.ts';
import styles from './install-hint.module.css';

/** TypeScript doesn't know it, because only Chromium has it. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** A reload, or another tab, is the same visit. */
const VISIT_MS = 30 * 60_000;
const NEVER = 'never';

/** True from the second visit on, until the hint has been answered. Never true if storage is blocked. */
function isDue(now: number): boolean {
  const first = readStored(INSTALL_HINT_KEY);
  if (first === NEVER) return false;
  const time = Number(first ?? Number.NaN);
  if (Number.isNaN(time)) writeStored(INSTALL_HINT_KEY, String(now));
  return now - time > VISIT_MS;
}

export function InstallHint({ prompt, onClose }: { prompt: InstallPrompt; onClose: () => void }) {
  const [isShown] = useState(() => isDue(Date.now()));
  if (!isShown) return null;

  const answer = () => {
    writeStored(INSTALL_HINT_KEY, NEVER);
    // The buttons are about to unmount.
    document.querySelector('main')?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <section aria-label={`Install ${PRODUCT_NAME}`} className={styles.hint}>
      <p>Install {PRODUCT_NAME} to open it from your home screen, even without a connection.</p>
      <Button
        onClick={() => {
          // The browser asks, and says itself what went wrong.
          prompt.prompt().catch(console.warn);
          answer();
        }}
      >
        Install
      </Button>
      <Button look="quiet" onClick={answer}>
        No, thanks
      </Button>
    </section>
  );
}
