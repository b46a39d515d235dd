import type { ReactNode } from 'react';
import heard from '#components/ui/heard.module.css';
import styles from './task-bar.module.css';

/** The line above a draft or a match. Its arrow leads back. */
export function TaskBar({
  title,
  more,
  back = { href: '/play', label: 'Back to Play' },
  children,
}: {
  title: ReactNode;
  more?: ReactNode;
  back?: { href: string; label: string };
  children?: ReactNode;
}) {
  return (
    <div className={styles.bar}>
      <a className={styles.back} href={back.href}>
        <span aria-hidden="true">←</span>
        <span className={heard.heard}>{back.label}</span>
      </a>
      <p className={styles.title}>
        {title} {more !== undefined && <small>{more}</small>}
      </p>
      <div className={styles.right}>{children}</div>
    </div>
  );
}
