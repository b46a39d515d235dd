import type { MouseEvent } from 'react';
import { buttonClass } from '#components/ui/button.tsx';
import styles from './play-header.module.css';

/** Back where the user came from if that was the builder: the browser then restores it as it was. */
function goBack(event: MouseEvent): void {
  const { referrer } = document;
  const isFromBuilder =
    referrer !== '' && new URL(referrer).origin === window.location.origin && new URL(referrer).pathname === '/';
  if (!isFromBuilder || window.location.hash !== '' || window.history.length < 2) return;
  event.preventDefault();
  window.history.back();
}

export function PlayHeader() {
  return (
    <header className={styles.header}>
      <a className={buttonClass('plain')} href="/" onClick={goBack}>
        <span aria-hidden="true">←</span> Team builder
      </a>
      <p className={styles.title}>Play</p>
    </header>
  );
}
