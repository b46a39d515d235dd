'use client';

import { SportsLogin } from '#components/account/sports-login.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { SUPABASE_NOT_CONFIGURED } from '#lib/messages.ts';
import styles from './sign-in-dialog.module.css';

/** Without a backend nobody can sign in, and the dialog says what is missing and what works all the same (D20). */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="Sign in" onClose={onClose}>
      <h2 className={styles.heading}>Sign in</h2>
      <p role="alert">{SUPABASE_NOT_CONFIGURED}</p>
      <p className={styles.rest}>
        You can build, search, export and import without an account. Your team is kept on this device.
      </p>
      <SportsLogin />
      <Button look="strong" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
