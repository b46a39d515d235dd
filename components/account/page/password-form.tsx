'use client';

import { useState } from 'react';
import styles from '#components/account/account-dialog.module.css';
import { AccountForm, type FormRefusal } from '#components/account/page/account-form.tsx';
import { checkPassword } from '#components/account/sign-in/credentials.ts';
import { UsernameField } from '#components/account/sign-in/username-field.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { accountMessage, FIELDS_MISSING, PASSWORD_CHANGED, RECOVERY_SENT } from '#lib/platform/messages/account.ts';

export function PasswordForm({
  email,
  hasPassword,
  onDone,
  onBack,
}: {
  email: string;
  hasPassword: boolean;
  onDone: (news: string) => void;
  onBack: () => void;
}) {
  const attempt = useAccount();
  const [recovery, setRecovery] = useState<string | null>(null);

  const save = async (current: string, password: string): Promise<FormRefusal | null> => {
    if (hasPassword && current === '') return { error: FIELDS_MISSING, fields: ['current'] };
    const reason = checkPassword(password);
    if (reason) return { error: accountMessage(reason), fields: ['password'] };
    const outcome = await attempt((account, client) =>
      hasPassword ? account.changePassword(client, { current, password }) : account.setPassword(client, password),
    );
    if (!outcome.ok) {
      const field = outcome.reason === 'wrong-password' ? 'current' : 'password';
      return { error: accountMessage(outcome.reason), fields: outcome.reason === 'failed' ? [] : [field] };
    }
    onDone(PASSWORD_CHANGED);
    return null;
  };

  const sendLink = async () => {
    setRecovery('');
    const outcome = await attempt((account, client) => account.requestRecovery(client, email));
    setRecovery(outcome.ok ? RECOVERY_SENT : accountMessage(outcome.reason));
  };

  const password = { name: 'password', label: 'New password', type: 'password', autoComplete: 'new-password' } as const;
  const current = {
    name: 'current',
    label: 'Current password',
    type: 'password',
    autoComplete: 'current-password',
  } as const;
  return (
    <AccountForm
      title={hasPassword ? 'Change password' : 'Set a password'}
      about={
        <>
          <p>A new password signs you out everywhere else.</p>
          <UsernameField email={email} />
        </>
      }
      fields={hasPassword ? [current, password] : [password]}
      action="Save password"
      save={(values) => save(values.current ?? '', values.password ?? '')}
      onBack={onBack}
    >
      {hasPassword && (
        <button type="button" className={styles.link} onClick={sendLink}>
          No password yet, or forgot it? Email me a link
        </button>
      )}
      <p role="status" className={styles.success}>
        {recovery}
      </p>
    </AccountForm>
  );
}
