'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styles from '#components/account/account-dialog.module.css';
import { useCodeSignIn } from '#components/account/sign-in/use-code-sign-in.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';

export function CodeForm({ email, onBack }: { email: string; onBack: () => void }) {
  const { notice, busy, wait, signIn, sendAgain } = useCodeSignIn(email);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();

  useEffect(() => field.current?.focus(), []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void signIn(code);
  };

  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <p role="status" className={styles.success}>
        {'success' in notice && notice.success}
      </p>
      <Field
        ref={field}
        label="Code"
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        fault={'error' in notice && notice.isCodeAtFault ? errorId : undefined}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      {'error' in notice && (
        <p role="alert" id={errorId} className={styles.error}>
          {notice.error}
        </p>
      )}
      <Button type="submit" look="strong" aria-disabled={busy !== null}>
        {busy === 'sign-in' ? 'One moment…' : 'Sign in'}
      </Button>
      <Button
        aria-disabled={busy !== null || wait > 0}
        onClick={() => {
          setCode('');
          void sendAgain();
          field.current?.focus();
        }}
      >
        {busy === 'send' ? 'One moment…' : `Send another code${wait > 0 ? ` in ${wait} s` : ''}`}
      </Button>
      <button type="button" className={styles.link} onClick={onBack}>
        Sign in another way
      </button>
    </form>
  );
}
