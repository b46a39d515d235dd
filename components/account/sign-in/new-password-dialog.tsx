'use client';

import { checkPassword } from '#components/account/sign-in/credentials.ts';
import { OneFieldDialog } from '#components/account/sign-in/one-field-dialog.tsx';
import { UsernameField } from '#components/account/sign-in/username-field.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { accountMessage, PASSWORD_CHANGED } from '#lib/platform/messages/account.ts';

export function NewPasswordDialog({ onClose }: { onClose: () => void }) {
  const attempt = useAccount();
  const { user } = useSession();
  const notify = useBuilder((builder) => builder.notify);
  return (
    <OneFieldDialog
      title="New password"
      label="New password"
      name="password"
      type="password"
      autoComplete="new-password"
      action="Save password"
      save={async (password) => {
        const reason = checkPassword(password);
        if (reason) return accountMessage(reason);
        const outcome = await attempt((account, client) => account.setPassword(client, password));
        if (!outcome.ok) return accountMessage(outcome.reason);
        notify('success', PASSWORD_CHANGED);
        return null;
      }}
      onClose={onClose}
    >
      <UsernameField email={user?.email ?? ''} />
    </OneFieldDialog>
  );
}
