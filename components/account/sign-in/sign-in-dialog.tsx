'use client';

import { useEffect, useState } from 'react';
import styles from '#components/account/account-dialog.module.css';
import { CodeForm } from '#components/account/sign-in/code-form.tsx';
import { SignInForm } from '#components/account/sign-in/sign-in-form.tsx';
import { SocialLogins } from '#components/account/sign-in/social-logins.tsx';
import { SportsLogin } from '#components/account/sports-login/sports-login.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Refusal } from '#components/ui/message.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useOnline } from '#hooks/use-online.ts';
import { useSession } from '#hooks/use-session.tsx';
import {
  OFFLINE_ACCOUNT,
  SUPABASE_NOT_CONFIGURED,
  SUPABASE_NOT_CONFIGURED_FOR_SIGN_UP,
} from '#lib/platform/messages/account.ts';

export function SignInDialog({ onClose }: { onClose: () => void }) {
  const { status, client } = useSession();
  const isOnline = useOnline();
  const isKept = useBuilder((builder) => builder.isKept);
  const [mode, setMode] = useState<'sign-in' | 'sign-up' | 'code'>('sign-in');
  const [email, setEmail] = useState('');
  const [hasLeftCode, setLeftCode] = useState(false);
  const isSignIn = mode !== 'sign-up';
  const title = isSignIn ? 'Sign in' : 'Create account';

  useBackCloses(onClose);

  const switchTo = (next: typeof mode) => {
    setLeftCode(false);
    setMode(next);
  };
  const leaveCode = () => {
    setLeftCode(true);
    setMode('sign-in');
  };

  useEffect(() => {
    // Load the auth library while the user types. Submitting reports a failure.
    client().catch(() => undefined);
  }, [client]);

  useEffect(() => {
    if (status === 'signed-in') onClose();
  }, [status, onClose]);

  return (
    <Dialog label={title} onClose={onClose} className={styles.fromTop}>
      {status === 'off' && (
        <>
          <Refusal>{isSignIn ? SUPABASE_NOT_CONFIGURED : SUPABASE_NOT_CONFIGURED_FOR_SIGN_UP}</Refusal>
          <p className={styles.note}>
            You can build, search, export and import without an account. Your team {isKept ? 'is' : 'isn’t'} saved in
            this browser.
          </p>
        </>
      )}
      {status !== 'off' && mode === 'code' && <CodeForm email={email.trim()} onBack={leaveCode} />}
      {status !== 'off' && mode !== 'code' && (
        <SignInForm
          key={mode}
          mode={mode}
          email={email}
          onEmailChange={setEmail}
          hasFocus={hasLeftCode}
          onCodeSent={() => setMode('code')}
        />
      )}
      {status !== 'off' && !isOnline && <p className={styles.note}>{OFFLINE_ACCOUNT}</p>}
      {mode !== 'code' && (
        <>
          {status !== 'off' && <SocialLogins />}
          <p className={styles.switch}>
            {isSignIn ? 'New here?' : 'Already have an account?'}{' '}
            <Button look="link" onClick={() => switchTo(isSignIn ? 'sign-up' : 'sign-in')}>
              {isSignIn ? 'Create an account' : 'Sign in instead'}
            </Button>
          </p>
          <SportsLogin />
        </>
      )}
    </Dialog>
  );
}
