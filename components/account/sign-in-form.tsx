'use client';

import { type FormEvent, useId, useState } from 'react';
import { checkCredentials, faultyFields } from '#components/account/credentials.ts';
import { type Account, useAccount } from '#components/account/use-account.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { accountMessage, MAIL_SENT_AGAIN, RECOVERY_SENT } from '#lib/platform/messages.ts';
import { MAX_TEXT } from '#types/limits.ts';
import type { AccountRefusal } from '#types/user.ts';
import styles from './account-dialog.module.css';

type Notice = { error: string; fields: ReturnType<typeof faultyFields> } | { success: string };
type Action = 'send' | 'recover' | 'resend';

/** Email and password, and a full name for who is new (spec §5). Whoever gets in is told by the session, not by this form. */
export function SignInForm({
  mode,
  email,
  onEmailChange,
}: {
  mode: 'sign-in' | 'sign-up';
  email: string;
  onEmailChange: (email: string) => void;
}) {
  const account = useAccount();
  const faultId = useId();
  const [password, setPassword] = useState('');
  const [fullName, setFullName] = useState('');
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const [busy, setBusy] = useState<Action | null>(null);
  const fields = mode === 'sign-up' ? { email, password, fullName } : { email, password };
  const refuse = (reason: AccountRefusal, sent: Parameters<typeof faultyFields>[1] = fields) =>
    setNotice({ error: accountMessage(reason), fields: faultyFields(reason, sent) });
  const faultOf = (field: 'email' | 'password' | 'fullName') =>
    notice && 'error' in notice && notice.fields.includes(field) ? faultId : undefined;

  const run = async (action: Action, success: string, act: (account: Account) => ReturnType<Account['signIn']>) => {
    if (busy) return;
    setBusy(action);
    setNotice(null);
    const outcome = await act(account);
    setBusy(null);
    if (outcome.ok) setNotice({ success });
    else if (outcome.reason === 'unconfirmed') setNotice({ success: outcome.error });
    else refuse(outcome.reason);
    if (action === 'send') setUnconfirmed(!outcome.ok && outcome.reason === 'unconfirmed');
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const reason = checkCredentials(fields);
    if (reason) return refuse(reason);
    await run('send', '', (one) =>
      mode === 'sign-up' ? one.signUp({ email, password, fullName }) : one.signIn(email, password),
    );
  };

  const recover = async () => {
    if (email.trim() === '') refuse('fields-missing', { email });
    else await run('recover', RECOVERY_SENT, (one) => one.requestRecovery(email));
  };

  const label = mode === 'sign-in' ? 'Sign in' : 'Create account';
  return (
    // Our own sentences instead of the browser's (spec §5).
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {mode === 'sign-up' && (
        <Field
          label="Full name"
          required
          fault={faultOf('fullName')}
          autoComplete="name"
          maxLength={MAX_TEXT}
          value={fullName}
          onChange={({ target }) => setFullName(target.value)}
        />
      )}
      <Field
        label="Email"
        type="email"
        required
        fault={faultOf('email')}
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={({ target }) => onEmailChange(target.value)}
      />
      <Field
        label="Password"
        type="password"
        required
        fault={faultOf('password')}
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {notice && 'error' in notice && (
        <p role="alert" id={faultId} className={styles.error}>
          {notice.error}
        </p>
      )}
      {/* There before what it says, or it would not be read. */}
      <p role="status" className={styles.success}>
        {notice && 'success' in notice && notice.success}
      </p>
      <Button type="submit" look="strong" aria-disabled={busy !== null}>
        {busy === 'send' ? 'One moment…' : label}
      </Button>
      {isUnconfirmed && (
        <Button
          aria-disabled={busy !== null}
          onClick={() => run('resend', MAIL_SENT_AGAIN, (one) => one.resendConfirmation(email))}
        >
          Send the email again
        </Button>
      )}
      {mode === 'sign-in' && (
        <button type="button" className={styles.link} onClick={recover}>
          {busy === 'recover' ? 'One moment…' : 'Forgot password?'}
        </button>
      )}
    </form>
  );
}
