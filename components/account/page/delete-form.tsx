'use client';

import { AccountForm } from '#components/account/page/account-form.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { Field } from '#components/ui/field.tsx';
import { type FormOutcome, typedText } from '#components/ui/form.tsx';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { deleteAccount } from '#lib/api/profile.ts';
import { outliveAccount } from '#lib/cloud-team/outlive-account.ts';
import { ACCOUNT_DELETED, SIGN_IN_AGAIN } from '#lib/platform/messages/account.ts';
import { MAX_EMAIL } from '#types/limits.ts';

export function DeleteForm({ userId, email, onBack }: { userId: string; email: string; onBack: () => void }) {
  const { accessToken } = useSession();
  const attempt = useAccount();
  const store = useBuilderStore();
  const notify = useBuilder((builder) => builder.notify);

  const remove = async (typed: FormData): Promise<FormOutcome> => {
    const token = await accessToken();
    if (token === null) return { refusal: SIGN_IN_AGAIN };
    const deleted = await deleteAccount({ token }, typedText(typed, 'confirmation'));
    if (!deleted.ok) return { refusal: deleted.error, fields: ['confirmation'] };
    await outliveAccount(store, userId);
    await attempt((account, client) => account.signOut(client));
    notify('success', ACCOUNT_DELETED);
    return null;
  };

  return (
    <AccountForm
      title="Delete account"
      about={
        <>
          <p>
            This deletes your account, your teams in the cloud and your chats with the assistant. It can’t be undone.
          </p>
          <p>The team on screen stays in this browser. Links you’ve shared keep working.</p>
          <p>
            To confirm, type your email: <b>{email}</b>
          </p>
        </>
      }
      save={remove}
      action="Delete my account"
      look="danger"
      onBack={onBack}
    >
      <Field label="Your email" name="confirmation" type="email" required autoComplete="off" maxLength={MAX_EMAIL} />
    </AccountForm>
  );
}
