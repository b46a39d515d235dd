'use client';

import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from '#components/account/account-dialog.module.css';
import { Button, type ButtonLook } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';

type FieldProps = Pick<ComponentProps<typeof Field>, 'type' | 'autoComplete' | 'maxLength' | 'inputMode'>;
export type AccountField = FieldProps & { name: string; label: string; start?: string };
export type Values = Readonly<Record<string, string>>;
export type FormRefusal = { error: string; fields: readonly string[] };

export function AccountForm({
  title,
  about,
  fields,
  action,
  look = 'strong',
  save,
  onBack,
  children,
}: {
  title: string;
  about?: ReactNode;
  fields: readonly AccountField[];
  action: string;
  look?: ButtonLook;
  /** Returns null on success; the parent then removes the form. */
  save: (values: Values) => Promise<FormRefusal | null>;
  onBack: () => void;
  children?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(fields.map(({ name, start = '' }) => [name, start])),
  );
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const errorId = useId();
  const aboutId = useId();

  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus();
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const outcome = await save(values);
    setBusy(false);
    setRefusal(outcome);
  };

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label={title}
      aria-describedby={aboutId}
      onSubmit={onSubmit}
    >
      <div id={aboutId} className={styles.about}>
        {about}
      </div>
      {fields.map(({ name, label, start: _start, ...field }) => (
        <Field
          key={name}
          label={label}
          name={name}
          required
          fault={refusal?.fields.includes(name) ? errorId : undefined}
          value={values[name] ?? ''}
          onChange={({ target }) => setValues((former) => ({ ...former, [name]: target.value }))}
          {...field}
        />
      ))}
      {refusal && (
        <p role="alert" id={errorId} className={styles.error}>
          {refusal.error}
        </p>
      )}
      <Button type="submit" look={look} aria-disabled={isBusy}>
        {isBusy ? 'One moment…' : action}
      </Button>
      <Button onClick={onBack}>Cancel</Button>
      {children}
    </form>
  );
}
