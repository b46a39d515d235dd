'use client';

import { outcomeOf } from '#components/account/account-refusal.ts';
import { AccountForm } from '#components/account/page/account-form.tsx';
import { LEAVE_OTHERS, useNewPassword } from '#components/account/sign-in/use-new-password.ts';
import { UsernameField } from '#components/account/sign-in/username-field.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { Field } from '#components/ui/field.tsx';
import { type FormOutcome, intentOf, SubmitButton, typedText } from '#components/ui/form.tsx';
import { RECOVERY_SENT } from '#lib/platform/messages/account.ts';

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
  const { isCurrent, save } = useNewPassword(onDone);

  const submit = async (typed: FormData): Promise<FormOutcome> => {
    if (intentOf(typed) === 'recover') {
      const sent = await attempt((account, client) => account.requestRecovery(client, email));
      return outcomeOf(sent, RECOVERY_SENT);
    }
    const current = typedText(typed, 'current');
    return save(
      typed,
      (password) => (account, client) =>
        hasPassword ? account.changePassword(client, { current, password }) : account.setPassword(client, password),
    );
  };

  return (
    <AccountForm
      title={hasPassword ? 'Change password' : 'Set a password'}
      about={
        <>
          <p>A new password signs you out everywhere else.</p>
          <UsernameField email={email} />
        </>
      }
      save={submit}
      action="Save password"
      onBack={onBack}
      more={
        <>
          {isCurrent && <SubmitButton intent={LEAVE_OTHERS}>Sign out everywhere else</SubmitButton>}
          {hasPassword && (
            <SubmitButton intent="recover" look="link">
              No password yet, or forgot it? Email me a link
            </SubmitButton>
          )}
        </>
      }
    >
      {hasPassword && (
        <Field label="Current password" name="current" type="password" required autoComplete="current-password" />
      )}
      <Field label="New password" name="password" type="password" required autoComplete="new-password" />
    </AccountForm>
  );
}
