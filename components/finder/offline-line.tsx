import { OFFLINE_DATABASE_BANNER, PLAYER_DATABASE_UNREACHABLE } from '#lib/platform/messages/player.ts';
import styles from './offline-line.module.css';

export function OfflineLine() {
  return (
    <details className={styles.line}>
      <summary>{OFFLINE_DATABASE_BANNER}</summary>
      <p>{PLAYER_DATABASE_UNREACHABLE}</p>
    </details>
  );
}
