'use client';

import { useRef } from 'react';
import { useCodeSignIn } from '#components/account/sign-in/use-code-sign-in.ts';
import { Button } from '#components/ui/button.tsx';
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

export function CodeForm({ email, onBack }: { email: string; onBack: () => void }) {
  const { start, wait, signIn, sendAgain } = useCodeSignIn(email);
  const code = useRef<HTMLInputElement>(null);

  const submit = async (typed: FormData): Promise<FormOutcome> => {
    if (intentOf(typed) === '') return signIn(typedText(typed, 'code'));
    if (code.current) code.current.value = '';
    code.current?.focus();
    return sendAgain();
  };

  return (
    <Form action={submit} start={start} hasFocus>
      <FormNews />
      <Field
        ref={code}
        label="Code"
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
      />
      <FormRefusal />
      <SubmitButton look="strong">Sign in</SubmitButton>
      <SubmitButton intent="send" aria-disabled={wait > 0}>
        Send another code{wait > 0 && ` in ${wait} s`}
      </SubmitButton>
      <Button look="link" onClick={onBack}>
        Sign in another way
      </Button>
    </Form>
  );
}
