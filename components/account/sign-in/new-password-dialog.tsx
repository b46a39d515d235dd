'use client';

import { LEAVE_OTHERS, useNewPassword } from '#components/account/sign-in/use-new-password.ts';
import { UsernameField } from '#components/account/sign-in/username-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Form, FormRefusal, SubmitButton } from '#components/ui/form.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { FIELDS_MISSING } from '#lib/platform/messages/account.ts';

export function NewPasswordDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const notify = useBuilder((builder) => builder.notify);
  useBackCloses(onClose);

  const { isCurrent, save } = useNewPassword((news) => {
    notify('success', news);
    onClose();
  });

  return (
    <Dialog label="New password" onClose={onClose}>
      <Form
        action={(typed) => save(typed, (password) => (account, client) => account.setPassword(client, password))}
        missing={FIELDS_MISSING}
        hasFocus
      >
        <UsernameField email={user?.email ?? ''} />
        <Field label="New password" name="password" type="password" autoComplete="new-password" required />
        <FormRefusal />
        <SubmitButton look="strong">Save password</SubmitButton>
        {isCurrent && <SubmitButton intent={LEAVE_OTHERS}>Sign out everywhere else</SubmitButton>}
        <Button onClick={onClose}>Cancel</Button>
      </Form>
    </Dialog>
  );
}
