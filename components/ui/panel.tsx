import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

/** A sheet of programme paper; with a heading and, beside it, a quiet note, unless what lies on it speaks for itself. */
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
  /** The accessible name of a landmark where it differs from the title. */
  label?: string;
  /** A landmark for those who jump between them; most panels are found by their heading. */
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
