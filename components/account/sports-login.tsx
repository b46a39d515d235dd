'use client';

import { Button } from '#components/ui/button.tsx';
import { useOnline } from '#hooks/use-online.ts';
import { type SportsLoginState, useSportsLogin } from '#hooks/use-sports-login.ts';
import { signInUnknownMessage } from '#lib/messages.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import styles from './sports-login.module.css';

/** Who signs in by it; the addresses behind the name are settings (D34). */
const PROVIDER = 'Yahoo';

const shownTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * A section of the account area: the sign-in through an external sports account, nothing where this deployment has
 * none. It says what it does not give (D36). With an account of ours it offers no more than the way out of the other.
 */
export function SportsLogin({ hasAccount = false }: { hasAccount?: boolean }) {
  const { state, isBusy, signIn, signOut, check } = useSportsLogin();
  const isOnline = useOnline();
  if (state.step === 'checking' || state.step === 'off' || (hasAccount && state.step !== 'signed-in')) return null;
  // Whether there is such a login at all cannot be asked now, and nobody could use it.
  if (state.step === 'unknown' && !isOnline) return null;
  return (
    <section className={styles.section} aria-label="Sports login">
      <p role="status">{statusOf(state)}</p>
      {state.step === 'signed-out' && (
        <Button onClick={signIn} disabled={isBusy}>
          Continue with {PROVIDER}
        </Button>
      )}
      {state.step === 'signed-in' && (
        <Button onClick={() => void signOut()} disabled={isBusy}>
          Sign out of {PROVIDER}
        </Button>
      )}
      {state.step === 'unknown' && (
        <Button onClick={() => void check()} disabled={isBusy}>
          Try again
        </Button>
      )}
      {!hasAccount && (
        <p className={styles.note}>
          The cloud team and the assistant do not come with {PROVIDER}. They are waiting for you in a {PRODUCT_NAME}{' '}
          account, with email and password.
        </p>
      )}
    </section>
  );
}

function statusOf(state: SportsLoginState): string {
  switch (state.step) {
    case 'signed-in':
      return `Signed in with ${PROVIDER} until ${shownTime.format(state.until)}`;
    case 'unknown':
      return signInUnknownMessage(PROVIDER);
    default:
      return '';
  }
}
