import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

/** A text field under its label. */
export function Field({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} {...props} />
    </div>
  );
}
