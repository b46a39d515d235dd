'use client';

import { useId } from 'react';
import styles from './advanced-fields.module.css';

export type Option = { value: string; label: string };

export function FilterField({
  label,
  value,
  options,
  isDisabled = false,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly Option[];
  isDisabled?: boolean;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={isDisabled} onChange={({ target }) => onChange(target.value)}>
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
