import { BuilderLink } from '#components/play/builder-link.tsx';
import styles from './play-header.module.css';

/** On a phone, a match has a bar of its own. */
export function PlayHeader({ isInTask = false }: { isInTask?: boolean }) {
  return (
    <header className={styles.header} data-task={isInTask}>
      <BuilderLink>
        <span aria-hidden="true">←</span> Team builder
      </BuilderLink>
      <p className={styles.title}>Play</p>
    </header>
  );
}
