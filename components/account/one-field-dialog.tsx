'use client';

import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Account } from '#components/account/use-account.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import styles from './account-dialog.module.css';

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete' | 'maxLength'> & {
  title: string;
  /** What the field holds at first. */
  start?: string;
  /** What the button says that sends it. */
  action: string;
  /** What is wrong with a text, or null: then it is sent. */
  check: (text: string) => string | null;
  send: Account['setPassword'];
  onClose: () => void;
};

/** Asks for one thing of the account. Whatever is refused is said and can be tried again; done, it closes itself. */
export function OneFieldDialog({ title, start = '', action, check, send, onClose, ...field }: Props) {
  const [text, setText] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const faultId = useId();
  const isShown = useRef(false);
  useBackCloses(onClose);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const fault = check(text);
    setError(fault);
    if (fault) return;
    setBusy(true);
    const outcome = await send(text);
    // Whoever has closed it meanwhile may have another dialog open by now, which `onClose` would close.
    if (!isShown.current) return;
    setBusy(false);
    if (outcome.ok) onClose();
    else setError(outcome.error);
  };

  return (
    <Dialog label={title} onClose={onClose}>
      <div className={styles.top}>
        <h2>{title}</h2>
      </div>
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <Field
          required
          fault={error ? faultId : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
          {...field}
        />
        {error && (
          <p role="alert" id={faultId} className={styles.error}>
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
