import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

export function SelectField({ label, ...props }: ComponentProps<'select'> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...props} />
    </div>
  );
}
