'use client';

import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { mainElement } from '#components/ui/focus-handover.ts';
import { Icon } from '#components/ui/icon.tsx';
import { registerDialog } from '#components/ui/top-dialog.ts';
import styles from './dialog.module.css';

/** A modal dialog, open while rendered. Focus starts on the element with `data-starts`, or else on 'Close'. */
export function Dialog({
  label,
  top,
  describedBy,
  onClose,
  children,
  className,
}: {
  label: string;
  /** Shown beside 'Close'. Defaults to the label as a heading. */
  top?: ReactNode;
  describedBy?: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  // A new form starts at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the label changes with the form.
  useLayoutEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
  }, [label]);

  // A layout effect, because the browser restores focus only if the dialog closes before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onDialogClose = () => {
      // The event is asynchronous: under StrictMode the dialog has been reopened when it arrives.
      if (!element.open) close();
    };
    const onPress = (event: MouseEvent) => {
      // A click on the overlay targets the dialog itself. The second click of a double click was meant for the opener.
      if (event.target === element && event.detail < 2) element.close();
    };
    const around = document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    element.showModal();
    element.querySelector<HTMLElement>('[data-starts]')?.focus();
    const unregister = registerDialog(element);
    element.addEventListener('close', onDialogClose);
    element.addEventListener('click', onPress);
    return () => {
      element.removeEventListener('close', onDialogClose);
      element.removeEventListener('click', onPress);
      // A dialog on top closes first, because it keeps everything behind it inert.
      element.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      element.close();
      unregister();
      const { activeElement, body } = document;
      if (activeElement !== body && !element.contains(activeElement)) return;
      // If the button that opened the dialog is gone, focus its list rather than the top of the page.
      (around?.isConnected ? around : mainElement())?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-describedby={describedBy}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
    >
      <div ref={sheet} className={styles.sheet}>
        <div className={styles.top}>{top ?? <h2>{label}</h2>}</div>
        <Button look="icon" className={styles.close} aria-label="Close" title="Close" onClick={onClose}>
          <Icon name="cross" />
        </Button>
        {children}
      </div>
    </dialog>
  );
}
