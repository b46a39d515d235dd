'use client';

import { OneFieldDialog } from '#components/account/one-field-dialog.tsx';
import { useAccount } from '#hooks/use-account.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { checkPassword } from '#lib/credentials.ts';
import { PASSWORD_CHANGED } from '#lib/messages.ts';

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
      check={checkPassword}
      send={async (password) => {
        const outcome = await setPassword(password);
        if (outcome.ok) notify('success', PASSWORD_CHANGED);
        return outcome;
      }}
      onClose={onClose}
    />
  );
}
