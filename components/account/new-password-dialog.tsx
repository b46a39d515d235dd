'use client';

import { checkPassword } from '#components/account/credentials.ts';
import { OneFieldDialog } from '#components/account/one-field-dialog.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { accountMessage, PASSWORD_CHANGED } from '#lib/platform/messages.ts';

/** Where the link of a recovery mail ends (D26). */
export function NewPasswordDialog({ onClose }: { onClose: () => void }) {
  const { setPassword } = useAccount();
  const notify = useBuilder((builder) => builder.notify);
  return (
    <OneFieldDialog
      title="New password"
      label="New password"
      type="password"
      autoComplete="new-password"
      action="Save password"
      check={(password) => {
        const reason = checkPassword(password);
        return reason && accountMessage(reason);
      }}
      send={async (password) => {
        const outcome = await setPassword(password);
        if (outcome.ok) notify('success', PASSWORD_CHANGED);
        return outcome;
      }}
      onClose={onClose}
    />
  );
}
