'use client';

import { AccountForm } from '#components/account/page/account-form.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { changeFullName } from '#lib/api/profile.ts';
import { FIELDS_MISSING } from '#lib/platform/messages/account.ts';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import { MAX_TEXT } from '#types/limits.ts';

export function NameForm({ onDone, onBack }: { onDone: (news: string) => void; onBack: () => void }) {
  const { user, accessToken, setUser } = useSession();
  const say = useBuilder((builder) => builder.say);

  const save = async (name: string): Promise<string | null> => {
    if (name === '') return FIELDS_MISSING;
    try {
      const token = await accessToken();
      if (token === null) return TRY_AGAIN;
      const changed = await changeFullName({ token }, name);
      if (!changed.ok) return changed.error;
      setUser(changed.value);
      say(`Your name is now ${name}`);
      onDone(`Your name is now ${name}`);
      return null;
    } catch (error) {
      console.warn(error);
      return TRY_AGAIN;
    }
  };

  return (
    <AccountForm
      title="Change name"
      fields={[
        { name: 'name', label: 'Full name', autoComplete: 'name', maxLength: MAX_TEXT, start: user?.name ?? '' },
      ]}
      action="Save name"
      save={async ({ name = '' }) => {
        const error = await save(name.trim());
        return error === null ? null : { error, fields: ['name'] };
      }}
      onBack={onBack}
    />
  );
}
