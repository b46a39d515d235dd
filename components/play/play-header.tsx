import { BuilderLink } from '#components/play/builder-link.tsx';
import styles from './play-header.module.css';

export function PlayHeader() {
  return (
    <header className={styles.header}>
      <BuilderLink>
        <span aria-hidden="true">←</span> Team builder
      </BuilderLink>
      <p className={styles.title}>Play</p>
    </header>
  );
}
