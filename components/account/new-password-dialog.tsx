'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { useAccount } from '#hooks/use-account.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { checkPassword } from '#lib/credentials.ts';
import { PASSWORD_CHANGED } from '#lib/messages.ts';
import styles from './account-dialog.module.css';

/** Where the link of a recovery mail ends (D26). */
export function NewPasswordDialog({ onClose }: { onClose: () => void }) {
  const { setPassword } = useAccount();
  const notify = useBuilder((builder) => builder.notify);
  const [password, setDraft] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const faultId = useId();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const fault = checkPassword(password);
    setError(fault);
    if (fault) return;
    setBusy(true);
    const outcome = await setPassword(password);
    setBusy(false);
    if (!outcome.ok) return setError(outcome.error);
    notify('success', PASSWORD_CHANGED);
    onClose();
  };

  return (
    <Dialog label="New password" onClose={onClose}>
      <div className={styles.top}>
        <h2>New password</h2>
      </div>
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <Field
          label="New password"
          required
          fault={error ? faultId : undefined}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => setDraft(target.value)}
        />
        {error && (
          <p role="alert" id={faultId} className={styles.error}>
            {error}
          </p>
        )}
        <Button type="submit" look="strong" aria-disabled={isBusy}>
          {isBusy ? 'One moment…' : 'Save password'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </form>
    </Dialog>
  );
}
