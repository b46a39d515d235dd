'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { type LateDialog, LatePart } from '#components/ui/late-part.tsx';

const SIGN_IN: LateDialog<{ onClose: () => void }> = {
  what: 'The sign-in',
  load: () => import('#components/account/sign-in-dialog.tsx').then((module) => module.SignInDialog),
};

export function AccountEntry() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      {isOpen && <LatePart dialog={SIGN_IN} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}
