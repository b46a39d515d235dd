'use client';

import { AccountForm } from '#components/account/page/account-form.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { deleteAccount } from '#lib/api/profile.ts';
import { outliveAccount } from '#lib/cloud-team/recovery.ts';
import { ACCOUNT_DELETED, FIELDS_MISSING } from '#lib/platform/messages/account.ts';
import { SIGN_IN_FIRST, TRY_AGAIN } from '#lib/platform/messages/session.ts';

export function DeleteForm({ userId, email, onBack }: { userId: string; email: string; onBack: () => void }) {
  const { accessToken } = useSession();
  const attempt = useAccount();
  const store = useBuilderStore();
  const notify = useBuilder((builder) => builder.notify);

  const remove = async (typed: string): Promise<string | null> => {
    if (typed.trim() === '') return FIELDS_MISSING;
    try {
      const token = await accessToken();
      if (token === null) return SIGN_IN_FIRST;
      const deleted = await deleteAccount({ token }, typed);
      if (!deleted.ok) return deleted.error;
      outliveAccount(store, userId);
      await attempt((account, client) => account.signOut(client));
      notify('success', ACCOUNT_DELETED);
      return null;
    } catch (error) {
      console.warn(error);
      return TRY_AGAIN;
    }
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
      fields={[{ name: 'confirmation', label: 'Your email', type: 'email', autoComplete: 'off', maxLength: 320 }]}
      action="Delete my account"
      look="danger"
      save={async ({ confirmation = '' }) => {
        const error = await remove(confirmation);
        return error === null ? null : { error, fields: ['confirmation'] };
      }}
      onBack={onBack}
    />
  );
}
