'use client';

import { type ReactNode, useId } from 'react';
import styles from '#components/account/account-dialog.module.css';
import { Button, type ButtonLook } from '#components/ui/button.tsx';
import { Form, type FormAction, FormNews, FormRefusal, SubmitButton } from '#components/ui/form.tsx';
import { FIELDS_MISSING } from '#lib/platform/messages/account.ts';

export function AccountForm({
  title,
  about,
  action,
  look = 'strong',
  save,
  onBack,
  more,
  children,
}: {
  title: string;
  about?: ReactNode;
  action: string;
  look?: ButtonLook;
  save: FormAction;
  onBack: () => void;
  more?: ReactNode;
  children: ReactNode;
}) {
  const aboutId = useId();
  return (
    <Form action={save} missing={FIELDS_MISSING} hasFocus aria-label={title} aria-describedby={aboutId}>
      <div id={aboutId} className={styles.about}>
        {about}
      </div>
      {children}
      <FormRefusal />
      <SubmitButton look={look}>{action}</SubmitButton>
      <Button onClick={onBack}>Cancel</Button>
      {more}
      <FormNews />
    </Form>
  );
}
