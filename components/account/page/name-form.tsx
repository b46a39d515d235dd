'use client';

import { AccountForm } from '#components/account/page/account-form.tsx';
import { Field } from '#components/ui/field.tsx';
import { type FormOutcome, typedText } from '#components/ui/form.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { changeFullName } from '#lib/api/profile.ts';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import { MAX_TEXT } from '#types/limits.ts';

export function NameForm({ onDone, onBack }: { onDone: (news: string) => void; onBack: () => void }) {
  const { user, accessToken, setUser } = useSession();
  const say = useBuilder((builder) => builder.say);

  const save = async (typed: FormData): Promise<FormOutcome> => {
    const name = typedText(typed, 'name').trim();
    const token = await accessToken();
    if (token === null) return { refusal: TRY_AGAIN };
    const changed = await changeFullName({ token }, name);
    if (!changed.ok) return { refusal: changed.error, fields: ['name'] };
    setUser(changed.value);
    say(`Your name is now ${name}`);
    onDone(`Your name is now ${name}`);
    return null;
  };

  return (
    <AccountForm title="Change name" save={save} action="Save name" onBack={onBack}>
      <Field
        label="Full name"
        name="name"
        required
        autoComplete="name"
        maxLength={MAX_TEXT}
        defaultValue={user?.name ?? ''}
      />
    </AccountForm>
  );
}
