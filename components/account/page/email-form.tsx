'use client';

import { AccountForm } from '#components/account/page/account-form.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { accountMessage, emailChangeSent, FIELDS_MISSING } from '#lib/platform/messages/account.ts';

export function EmailForm({
  email,
  onDone,
  onBack,
}: {
  email: string;
  onDone: (news: string) => void;
  onBack: () => void;
}) {
  const attempt = useAccount();
  return (
    <AccountForm
      title="Change email"
      about={
        <p>
          Your email is <b>{email}</b>. It changes once you open the link we send to the new address.
        </p>
      }
      fields={[{ name: 'email', label: 'New email', type: 'email', autoComplete: 'email', maxLength: 254 }]}
      action="Send the link"
      save={async ({ email: typed = '' }) => {
        if (typed.trim() === '') return { error: FIELDS_MISSING, fields: ['email'] };
        const outcome = await attempt((account, client) => account.changeEmail(client, email, typed));
        if (!outcome.ok) return { error: accountMessage(outcome.reason), fields: ['email'] };
        onDone(emailChangeSent(typed.trim()));
        return null;
      }}
      onBack={onBack}
    />
  );
}
