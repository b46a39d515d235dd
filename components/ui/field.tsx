import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

/** A labelled text field. `fault` is the id of its error message. */
export function Field({ label, fault, ...props }: ComponentProps<'input'> & { label: string; fault?: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid={fault !== undefined} aria-describedby={fault} {...props} />
    </div>
  );
}
