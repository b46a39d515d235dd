'use client';

import { useEffect, useState } from 'react';
import { SignInForm } from '#components/account/sign-in-form.tsx';
import { SportsLogin } from '#components/account/sports-login.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useOnline } from '#hooks/use-online.ts';
import { useSession } from '#hooks/use-session.tsx';
import {
  OFFLINE_ACCOUNT,
  SUPABASE_NOT_CONFIGURED,
  SUPABASE_NOT_CONFIGURED_FOR_SIGN_UP,
} from '#lib/platform/messages.ts';
import styles from './account-dialog.module.css';

export type SignInMode = 'sign-in' | 'sign-up';

const TITLES: Readonly<Record<SignInMode, string>> = { 'sign-in': 'Sign in', 'sign-up': 'Create account' };

/** The two ways in (spec §2). Without a backend it says what is missing, and what works all the same (D20). */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const { status, client } = useSession();
  const isOnline = useOnline();
  const isKept = useBuilder((builder) => builder.isKept);
  const [mode, setMode] = useState<SignInMode>('sign-in');
  const [email, setEmail] = useState('');

  useBackCloses(onClose);

  useEffect(() => {
    // The library is fetched while the person types; a failure shows when the form is sent.
    client().catch(() => undefined);
  }, [client]);

  useEffect(() => {
    if (status === 'signed-in') onClose();
  }, [status, onClose]);

  return (
    <Dialog label={TITLES[mode]} onClose={onClose} className={styles.fromTop}>
      <div className={styles.top}>
        <h2>{TITLES[mode]}</h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      {status === 'off' ? (
        <>
          <p role="alert" className={styles.error}>
            {mode === 'sign-in' ? SUPABASE_NOT_CONFIGURED : SUPABASE_NOT_CONFIGURED_FOR_SIGN_UP}
          </p>
          <p className={styles.note}>
            You can build, search, export and import without an account. Your team is {isKept ? '' : 'not '}kept on this
            device.
          </p>
        </>
      ) : (
        // A new form for each mode: switching clears the error (spec §2), and nobody types the same address twice.
        <SignInForm key={mode} mode={mode} email={email} onEmailChange={setEmail} />
      )}
      {status !== 'off' && !isOnline && <p className={styles.note}>{OFFLINE_ACCOUNT}</p>}
      <p className={styles.switch}>
        {mode === 'sign-in' ? 'New here?' : 'You have an account?'}{' '}
        <button type="button" onClick={() => setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')}>
          {mode === 'sign-in' ? 'Create an account' : 'Sign in instead'}
        </button>
      </p>
      <SportsLogin />
    </Dialog>
  );
}
