import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

export function Panel({
  title,
  note,
  label,
  role,
  className,
  children,
}: {
  title?: string;
  note?: ReactNode;
  label?: string;
  role?: 'region' | 'search';
  className?: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section
      role={role}
      aria-label={label}
      aria-labelledby={role && !label ? heading : undefined}
      className={[styles.panel, className].filter(Boolean).join(' ')}
    >
      {title && (
        <div className={styles.top}>
          <h2 id={heading}>{title}</h2>
          <span className={styles.note}>{note}</span>
        </div>
      )}
      {children}
    </section>
  );
}
