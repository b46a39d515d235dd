'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { latePart } from '#components/ui/late-part.tsx';

const SignInDialog = latePart('Sign in', () =>
  import('#components/account/sign-in-dialog.tsx').then((module) => module.SignInDialog),
);

export function AccountEntry() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      {isOpen && <SignInDialog onClose={() => setOpen(false)} />}
    </>
  );
}
