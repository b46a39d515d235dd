import { type ComponentProps, useId } from 'react';
import { useFieldFault } from '#components/ui/form.tsx';
import styles from './field.module.css';

export function Field({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  const fault = useFieldFault(props.name);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid={fault !== undefined} aria-describedby={fault} {...props} />
    </div>
  );
}
