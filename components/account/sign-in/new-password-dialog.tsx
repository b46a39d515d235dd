'use client';

import { refused, refusedPassword } from '#components/account/account-refusal.ts';
import { UsernameField } from '#components/account/sign-in/username-field.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Form, type FormOutcome, FormRefusal, SubmitButton, typedText } from '#components/ui/form.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { FIELDS_MISSING, PASSWORD_CHANGED } from '#lib/platform/messages/account.ts';

export function NewPasswordDialog({ onClose }: { onClose: () => void }) {
  const attempt = useAccount();
  const { user } = useSession();
  const notify = useBuilder((builder) => builder.notify);
  useBackCloses(onClose);

  const save = async (typed: FormData): Promise<FormOutcome> => {
    const password = typedText(typed, 'password');
    const refusal = refusedPassword(password);
    if (refusal) return refusal;
    const outcome = await attempt((account, client) => account.setPassword(client, password));
    if (!outcome.ok) return refused(outcome.reason);
    notify('success', PASSWORD_CHANGED);
    onClose();
    return null;
  };

  return (
    <Dialog label="New password" onClose={onClose}>
      <Form action={save} missing={FIELDS_MISSING} hasFocus>
        <UsernameField email={user?.email ?? ''} />
        <Field label="New password" name="password" type="password" autoComplete="new-password" required />
        <FormRefusal />
        <SubmitButton look="strong">Save password</SubmitButton>
        <Button onClick={onClose}>Cancel</Button>
      </Form>
    </Dialog>
  );
}
