import type { ReactNode } from 'react';
import heard from '#components/ui/heard.module.css';
import styles from './task-bar.module.css';

export function TaskBar({
  title,
  more,
  isTask = false,
  children,
}: {
  title: ReactNode;
  more?: ReactNode;
  /** Within a draft or a match, where it takes the place of a phone's header. */
  isTask?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={styles.bar} data-task={isTask}>
      <a className={styles.back} href="/play">
        <span aria-hidden="true">←</span>
        <span className={heard.heard}>Back to Play</span>
      </a>
      <p className={styles.title}>
        {title} {more !== undefined && <small>{more}</small>}
      </p>
      <div className={styles.right}>{children}</div>
    </div>
  );
}
