'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styles from '#components/account/account-dialog.module.css';
import { type Credential, checkCredentials, faultyFields } from '#components/account/sign-in/credentials.ts';
import { type AccountCall, useAccount } from '#components/account/use-account.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { accountMessage, MAIL_SENT_AGAIN, RECOVERY_SENT } from '#lib/platform/messages/account.ts';
import { MAX_TEXT } from '#types/limits.ts';
import type { AccountRefusal } from '#types/user.ts';

type Notice = { error: string; fields: readonly Credential[] } | { success: string };

export function SignInForm({
  mode,
  email,
  onEmailChange,
  hasFocus,
  onCodeSent,
}: {
  mode: 'sign-in' | 'sign-up';
  email: string;
  onEmailChange: (email: string) => void;
  /** Focus the email field, because the focused element is gone. */
  hasFocus: boolean;
  onCodeSent: () => void;
}) {
  const attempt = useAccount();
  const errorId = useId();
  const emailField = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [fullName, setFullName] = useState('');
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const [busy, setBusy] = useState<'send' | 'recover' | 'resend' | 'code' | null>(null);
  const fields = mode === 'sign-up' ? { email, password, fullName } : { email, password };
  const refuse = (reason: AccountRefusal) =>
    setNotice({ error: accountMessage(reason), fields: faultyFields(reason, fields) });
  const faultOf = (field: Credential) =>
    notice && 'error' in notice && notice.fields.includes(field) ? errorId : undefined;

  useEffect(() => {
    if (hasFocus) emailField.current?.focus();
  }, [hasFocus]);

  const run = async (action: NonNullable<typeof busy>, success: string, call: AccountCall) => {
    if (busy) return;
    setBusy(action);
    setNotice(null);
    const outcome = await attempt(call);
    const needsConfirmation = !outcome.ok && outcome.reason === 'unconfirmed';
    setBusy(null);
    if (outcome.ok && action === 'code') return onCodeSent();
    if (outcome.ok) setNotice({ success });
    else if (needsConfirmation) setNotice({ success: accountMessage('unconfirmed') });
    else refuse(outcome.reason);
    if (action === 'send') setUnconfirmed(needsConfirmation);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const reason = checkCredentials(fields);
    if (reason) return refuse(reason);
    void run('send', '', (account, client) =>
      mode === 'sign-up'
        ? account.signUp(client, { email, password, fullName })
        : account.signIn(client, email, password),
    );
  };

  const mail = (action: 'recover' | 'code') => {
    if (email.trim() !== '') {
      return run(action, action === 'recover' ? RECOVERY_SENT : '', (account, client) =>
        action === 'recover' ? account.requestRecovery(client, email) : account.requestCode(client, email),
      );
    }
    refuse('email-invalid');
    emailField.current?.focus();
  };

  const label = mode === 'sign-in' ? 'Sign in' : 'Create account';
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {mode === 'sign-up' && (
        <Field
          label="Full name"
          required
          fault={faultOf('fullName')}
          name="name"
          autoComplete="name"
          maxLength={MAX_TEXT}
          value={fullName}
          onChange={({ target }) => setFullName(target.value)}
        />
      )}
      <Field
        ref={emailField}
        label="Email"
        type="email"
        required
        fault={faultOf('email')}
        name="email"
        autoComplete="username"
        maxLength={254}
        value={email}
        onChange={({ target }) => onEmailChange(target.value)}
      />
      <Field
        label="Password"
        type="password"
        required
        fault={faultOf('password')}
        name="password"
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {notice && 'error' in notice && (
        <p role="alert" id={errorId} className={styles.error}>
          {notice.error}
        </p>
      )}
      {/* Always rendered: a live region is announced only if it existed before its text. */}
      <p role="status" className={styles.success}>
        {notice && 'success' in notice && notice.success}
      </p>
      <Button type="submit" look="strong" aria-disabled={busy !== null}>
        {busy === 'send' ? 'One moment…' : label}
      </Button>
      {isUnconfirmed && (
        <Button
          aria-disabled={busy !== null}
          onClick={() => run('resend', MAIL_SENT_AGAIN, (account, client) => account.resendConfirmation(client, email))}
        >
          Send the email again
        </Button>
      )}
      {mode === 'sign-in' && (
        <>
          <button type="button" className={styles.link} onClick={() => mail('recover')}>
            {busy === 'recover' ? 'One moment…' : 'Forgot password?'}
          </button>
          <Button aria-disabled={busy !== null} onClick={() => mail('code')}>
            {busy === 'code' ? 'One moment…' : 'Email me a code'}
          </Button>
        </>
      )}
    </form>
  );
}
