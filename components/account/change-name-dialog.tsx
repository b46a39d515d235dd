'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { useAccount } from '#hooks/use-account.ts';
import { useSession } from '#hooks/use-session.tsx';
import { FIELDS_MISSING } from '#lib/messages.ts';
import { MAX_TEXT } from '#types/limits.ts';
import styles from './account-dialog.module.css';

export function ChangeNameDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const { changeName } = useAccount();
  const [name, setName] = useState(user?.name ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const faultId = useId();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') return setError(FIELDS_MISSING);
    setBusy(true);
    const outcome = await changeName(name.trim());
    setBusy(false);
    if (outcome.ok) onClose();
    else setError(outcome.error);
  };

  return (
    <Dialog label="Change name" onClose={onClose}>
      <div className={styles.top}>
        <h2>Change name</h2>
      </div>
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <Field
          label="Full name"
          required
          fault={error ? faultId : undefined}
          autoComplete="name"
          maxLength={MAX_TEXT}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {error && (
          <p role="alert" id={faultId} className={styles.error}>
            {error}
          </p>
        )}
        <Button type="submit" look="strong" aria-disabled={isBusy}>
          {isBusy ? 'One moment…' : 'Save name'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </form>
    </Dialog>
  );
}
