import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

/** A sheet of programme paper with a heading and, beside it, a quiet note. */
export function Panel({
  title,
  note,
  label,
  role = 'region',
  className,
  children,
}: {
  title: string;
  note?: ReactNode;
  /** The accessible name where it differs from the title. */
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
      aria-labelledby={label ? undefined : heading}
      className={[styles.panel, className].filter(Boolean).join(' ')}
    >
      <div className={styles.top}>
        <h2 id={heading}>{title}</h2>
        <span className={styles.note}>{note}</span>
      </div>
      {children}
    </section>
  );
}
