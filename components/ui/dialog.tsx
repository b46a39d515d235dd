'use client';

import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

/**
 * A modal dialog that is open while it is rendered. Escape, the overlay and the platform's back gesture call `onClose`;
 * the platform returns the focus to where it was.
 */
export function Dialog({
  label,
  onClose,
  children,
  className,
}: {
  /** The dialog's accessible name. */
  label: string;
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
      // Only the overlay is the dialog element itself; everything inside is the sheet.
      if (event.target === element) element.close();
    };
    element.showModal();
    element.addEventListener('close', onDialogClose);
    element.addEventListener('click', onPress);
    return () => {
      element.removeEventListener('close', onDialogClose);
      element.removeEventListener('click', onPress);
      element.close();
    };
  }, []);

  return (
    <dialog ref={dialog} aria-label={label} className={[styles.dialog, className].filter(Boolean).join(' ')}>
      <div className={styles.sheet}>{children}</div>
    </dialog>
  );
}
