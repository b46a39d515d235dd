'use client';

import { useState } from 'react';
import { outcomeOf, refused, refusedPassword } from '#components/account/account-refusal.ts';
import { useAccount } from '#components/account/use-account.ts';
import { Field } from '#components/ui/field.tsx';
import {
  Form,
  FormNews,
  type FormOutcome,
  FormRefusal,
  intentOf,
  SubmitButton,
  typedText,
} from '#components/ui/form.tsx';
import { accountMessage, FIELDS_MISSING, MAIL_SENT_AGAIN, RECOVERY_SENT } from '#lib/platform/messages/account.ts';
import { MAX_EMAIL, MAX_TEXT } from '#types/limits.ts';

export function SignInForm({
  mode,
  email: start,
  onEmailChange,
  hasFocus,
  onCodeSent,
}: {
  mode: 'sign-in' | 'sign-up';
  email: string;
  onEmailChange: (email: string) => void;
  hasFocus: boolean;
  onCodeSent: () => void;
}) {
  const attempt = useAccount();
  const [isUnconfirmed, setUnconfirmed] = useState(false);

  const enter = async (email: string, password: string, fullName: string): Promise<FormOutcome> => {
    const refusal = refusedPassword(password);
    if (refusal) return refusal;
    const outcome = await attempt((account, client) =>
      mode === 'sign-up'
        ? account.signUp(client, { email, password, fullName })
        : account.signIn(client, email, password),
    );
    const needsConfirmation = !outcome.ok && outcome.reason === 'unconfirmed';
    setUnconfirmed(needsConfirmation);
    return needsConfirmation ? { news: accountMessage('unconfirmed') } : outcomeOf(outcome);
  };

  const submit = async (typed: FormData): Promise<FormOutcome> => {
    const email = typedText(typed, 'email');
    const intent = intentOf(typed);
    if (intent === '') return enter(email, typedText(typed, 'password'), typedText(typed, 'name'));
    if (email.trim() === '') return refused('email-invalid');
    if (intent === 'resend') {
      const resend = await attempt((account, client) => account.resendConfirmation(client, email));
      return outcomeOf(resend, MAIL_SENT_AGAIN);
    }
    if (intent === 'recover') {
      const recovery = await attempt((account, client) => account.requestRecovery(client, email));
      return outcomeOf(recovery, RECOVERY_SENT);
    }
    const code = await attempt((account, client) => account.requestCode(client, email));
    if (code.ok) onCodeSent();
    return outcomeOf(code);
  };

  return (
    <Form action={submit} missing={FIELDS_MISSING} hasFocus={hasFocus}>
      {mode === 'sign-up' && <Field label="Full name" name="name" required autoComplete="name" maxLength={MAX_TEXT} />}
      <Field
        label="Email"
        type="email"
        name="email"
        required
        autoComplete="username"
        maxLength={MAX_EMAIL}
        defaultValue={start}
        onChange={({ target }) => onEmailChange(target.value)}
      />
      <Field
        label="Password"
        type="password"
        name="password"
        required
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
      />
      <FormRefusal />
      <FormNews />
      <SubmitButton look="strong">{mode === 'sign-in' ? 'Sign in' : 'Create account'}</SubmitButton>
      {isUnconfirmed && <SubmitButton intent="resend">Send the email again</SubmitButton>}
      {mode === 'sign-in' && (
        <>
          <SubmitButton intent="recover" look="link">
            Forgot password?
          </SubmitButton>
          <SubmitButton intent="code">Email me a code</SubmitButton>
        </>
      )}
    </Form>
  );
}
