import styles from './save-bar.module.css';

/** At the foot of the page: where the team is kept. */
export function SaveBar() {
  return (
    <div className={styles.bar}>
      <p>
        <b>Sign in to save progress</b> · kept on this device
      </p>
    </div>
  );
}
