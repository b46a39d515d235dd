'use client';

import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { mainPart } from '#components/ui/passing-focus.ts';
import { announceDialog } from '#components/ui/top-dialog.ts';
import styles from './dialog.module.css';

/**
 * A modal dialog that is open while it is rendered. Escape, the overlay and the platform's back gesture call `onClose`;
 * the platform returns the focus to where it was, and where that is nowhere or gone, the page's main part has it.
 */
export function Dialog({
  label,
  describedBy,
  onClose,
  children,
  className,
}: {
  /** The dialog's accessible name. */
  label: string;
  /** The id of a sentence that is read aloud with the name. */
  describedBy?: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  // A layout effect: closing must come before the element is taken away, or the focus would not find its way back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onDialogClose = () => {
      // The event comes late; under StrictMode the dialog is open again by then.
      if (!element.open) close();
    };
    const onPress = (event: MouseEvent) => {
      // Only the overlay is the dialog element itself; everything inside is the sheet. The second half of a double click is
      // meant for what opened the dialog.
      if (event.target === element && event.detail < 2) element.close();
    };
    element.showModal();
    const hasClosed = announceDialog(element);
    element.addEventListener('close', onDialogClose);
    element.addEventListener('click', onPress);
    return () => {
      element.removeEventListener('close', onDialogClose);
      element.removeEventListener('click', onPress);
      // A question on top of it goes first: under it nothing behind could take the focus back.
      element.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      element.close();
      const { activeElement, body } = document;
      if (activeElement === body || element.contains(activeElement)) mainPart()?.focus({ preventScroll: true });
      hasClosed();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-describedby={describedBy}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
    >
      <div className={styles.sheet}>{children}</div>
    </dialog>
  );
}
