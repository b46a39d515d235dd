'use client';

import { OneFieldDialog } from '#components/account/one-field-dialog.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { FIELDS_MISSING } from '#lib/platform/messages.ts';
import { MAX_TEXT } from '#types/limits.ts';

/** The one field of a profile that its owner may change (D25). */
export function ChangeNameDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const { changeName } = useAccount();
  const say = useBuilder((builder) => builder.say);
  return (
    <OneFieldDialog
      title="Change name"
      label="Full name"
      autoComplete="name"
      maxLength={MAX_TEXT}
      start={user?.name}
      action="Save name"
      check={(name) => (name.trim() === '' ? FIELDS_MISSING : null)}
      send={async (name) => {
        const outcome = await changeName(name.trim());
        if (outcome.ok) say(`Your name is now ${name.trim()}`);
        return outcome;
      }}
      onClose={onClose}
    />
  );
}
