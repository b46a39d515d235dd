'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { AccountMenu } from '#components/account/account-menu.tsx';
import { Button } from '#components/ui/button.tsx';
import { type LateDialog, LatePart } from '#components/ui/late-part.tsx';
import { useSession } from '#hooks/use-session.tsx';
import styles from './account-entry.module.css';

type DialogProps = { onClose: () => void };

const SIGN_IN: LateDialog<DialogProps> = {
  what: 'The sign-in',
  load: () => import('#components/account/sign-in-dialog.tsx').then((module) => module.SignInDialog),
};

const NEW_PASSWORD: LateDialog<DialogProps> = {
  what: 'The new password',
  load: () => import('#components/account/new-password-dialog.tsx').then((module) => module.NewPasswordDialog),
};

/** The way in, or who is in. */
export function AccountEntry() {
  const { status, user, isRecovering, endRecovery } = useSession();
  const [isOpen, setOpen] = useState(false);
  const entry = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const wasOpen = useRef(false);
  const wasIn = useRef(false);
  const wasRecovering = useRef(false);

  // The dialog would give the focus back to the button that opened it, which the menu has replaced, or, opened by a mail,
  // to nobody; and whoever signs out by the menu is left without it. A layout effect: a question that opens at the same
  // time then gives it back to here.
  useLayoutEffect(() => {
    const hasEntered = wasOpen.current && !isOpen && user !== null;
    const hasLeft = wasIn.current && user === null && document.activeElement === document.body;
    const hasRecovered = wasRecovering.current && !isRecovering;
    if (hasEntered || hasLeft || hasRecovered)
      entry.current?.querySelector('button')?.focus({ preventScroll: hasLeft });
    wasOpen.current = isOpen;
    wasIn.current = user !== null;
    wasRecovering.current = isRecovering;
  }, [isOpen, user, isRecovering]);

  return (
    <div ref={entry} className={styles.entry}>
      {user ? (
        <AccountMenu user={user} />
      ) : (
        <Button aria-busy={status === 'loading'} onClick={() => setOpen(true)}>
          Sign in
        </Button>
      )}
      {isOpen && <LatePart dialog={SIGN_IN} props={{ onClose: close }} />}
      {isRecovering && <LatePart dialog={NEW_PASSWORD} props={{ onClose: endRecovery }} />}
    </div>
  );
}
