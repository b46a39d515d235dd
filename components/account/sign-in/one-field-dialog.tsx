'use client';

import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from '#components/account/account-dialog.module.css';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'name' | 'type' | 'autoComplete' | 'maxLength'> & {
  title: string;
  start?: string | undefined;
  action: string;
  save: (text: string) => Promise<string | null>;
  onClose: () => void;
  children?: ReactNode;
};

export function OneFieldDialog({ title, start = '', action, save, onClose, children, ...field }: Props) {
  const [text, setText] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isShown = useRef(false);
  useBackCloses(onClose);

  useEffect(() => {
    isShown.current = true;
    input.current?.focus();
    return () => {
      isShown.current = false;
    };
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const refusal = await save(text);
    // If the user has already closed this dialog, `onClose` would close another one.
    if (!isShown.current) return;
    setBusy(false);
    setError(refusal);
    if (refusal === null) onClose();
  };

  return (
    <Dialog label={title} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        {children}
        <Field
          ref={input}
          data-starts=""
          required
          fault={error ? errorId : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
          {...field}
        />
        {error && (
          <p role="alert" id={errorId} className={styles.error}>
            {error}
          </p>
        )}
        <Button type="submit" look="strong" aria-disabled={isBusy}>
          {isBusy ? 'One moment…' : action}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </form>
    </Dialog>
  );
}
