import styles from './play-screen.module.css';

export function Loading() {
  return (
    <p role="status" className={styles.notice}>
      Loading…
    </p>
  );
}
