'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { AccountMenu } from '#components/account/account-menu.tsx';
import { SPORTS_PROVIDER } from '#components/account/sports-login/sports-note.ts';
import { useSportsNote } from '#components/account/sports-login/use-sports-note.ts';
import { Button } from '#components/ui/button.tsx';
import { mainElement } from '#components/ui/focus-handover.ts';
import { Icon } from '#components/ui/icon.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useSession } from '#hooks/use-session.tsx';
import styles from './account-entry.module.css';

const SignInDialog = lazyPart('The sign-in form', () =>
  import('#components/account/sign-in/sign-in-dialog.tsx').then((module) => module.SignInDialog),
);
const NewPasswordDialog = lazyPart('The password form', () =>
  import('#components/account/sign-in/new-password-dialog.tsx').then((module) => module.NewPasswordDialog),
);

export function AccountEntry() {
  const { status, user, isRecovering, endRecovery } = useSession();
  const hasSportsLogin = useSportsNote();
  const [isOpen, setOpen] = useState(false);
  const entry = useRef<HTMLDivElement>(null);
  const before = useRef({ isOpen, isRecovering, isSignedIn: user !== null });
  const close = useCallback(() => setOpen(false), []);

  // Restores focus after the button is replaced. In a layout effect, before a dialog that opens now records it.
  useLayoutEffect(() => {
    const isSignedIn = user !== null;
    const was = before.current;
    before.current = { isOpen, isRecovering, isSignedIn };
    const hasEntered = was.isOpen && !isOpen && isSignedIn;
    // The main element has focus if a dialog closed along with the account.
    const isLost = document.activeElement === document.body || document.activeElement === mainElement();
    const hasLeft = was.isSignedIn && !isSignedIn && isLost;
    const hasRecovered = was.isRecovering && !isRecovering;
    if (hasEntered || hasLeft || hasRecovered)
      entry.current?.querySelector('button')?.focus({ preventScroll: hasLeft });
  }, [isOpen, user, isRecovering]);

  return (
    <div ref={entry} className={styles.entry}>
      {user ? (
        <AccountMenu user={user} />
      ) : (
        <Button
          aria-busy={status === 'loading'}
          aria-label={hasSportsLogin ? `Signed in with ${SPORTS_PROVIDER}` : undefined}
          onClick={() => setOpen(true)}
        >
          {hasSportsLogin && <Icon name="check" size={18} />} {hasSportsLogin ? SPORTS_PROVIDER : 'Sign in'}
        </Button>
      )}
      {isOpen && <SignInDialog onClose={close} />}
      {isRecovering && <NewPasswordDialog onClose={endRecovery} />}
    </div>
  );
}
