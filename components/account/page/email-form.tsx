'use client';

import { outcomeOf } from '#components/account/account-refusal.ts';
import { AccountForm } from '#components/account/page/account-form.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { Field } from '#components/ui/field.tsx';
import { typedText } from '#components/ui/form.tsx';
import { emailChangeSent } from '#lib/platform/messages/account.ts';
import { MAX_EMAIL } from '#types/limits.ts';

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
      save={async (typed) => {
        const next = typedText(typed, 'email').trim();
        const outcome = await attempt((account, client) => account.changeEmail(client, email, next));
        if (outcome.ok) onDone(emailChangeSent(next));
        return outcomeOf(outcome);
      }}
      action="Send the link"
      onBack={onBack}
    >
      <Field label="New email" name="email" type="email" required autoComplete="email" maxLength={MAX_EMAIL} />
    </AccountForm>
  );
}
