'use client';

import { type ReactNode, useRef, useState } from 'react';
import { type SportsLoginState, useSportsLogin } from '#components/account/use-sports-login.ts';
import { Button } from '#components/ui/button.tsx';
import { usePassingFocus } from '#components/ui/passing-focus.ts';
import { useOnline } from '#hooks/use-online.ts';
import { signInUnknownMessage } from '#lib/platform/messages.ts';
import { PRODUCT_NAME } from '#lib/platform/product.ts';
import styles from './sports-login.module.css';

/** Who signs in by it; the addresses behind the name are settings (D34). */
const PROVIDER = 'Yahoo';

const shownTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * A section of the account area: the sign-in through an external sports account, nothing where this deployment has
 * none. It says what it does not give (D36). With an account of ours it offers no more than the way out of the other.
 */
export function SportsLogin({ hasAccount = false, onSignedOut }: { hasAccount?: boolean; onSignedOut?: () => void }) {
  const { state, isBusy, signIn, signOut, check } = useSportsLogin();
  const isOnline = useOnline();
  const [hasLeft, setLeft] = useState(false);
  if (state.step === 'checking' || state.step === 'off' || (hasAccount && state.step !== 'signed-in')) return null;
  // Whether there is such a login at all cannot be asked now, and nobody could use it.
  if (state.step === 'unknown' && !isOnline) return null;

  const leave = async () => {
    const isOut = await signOut();
    setLeft(isOut);
    if (isOut) onSignedOut?.();
  };
  const [label, act] = {
    'signed-out': [`Continue with ${PROVIDER}`, signIn] as const,
    'signed-in': [`Sign out of ${PROVIDER}`, leave] as const,
    unknown: ['Try again', check] as const,
  }[state.step];

  return (
    <Section>
      <p role="status">{statusOf(state, hasLeft)}</p>
      {/* One button whatever it is for, and never `disabled`: so it keeps the focus. */}
      <Button
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void act();
        }}
      >
        {label}
      </Button>
      {!hasAccount && (
        <p className={styles.note}>
          The cloud team and the assistant do not come with {PROVIDER}. They are waiting for you in a {PRODUCT_NAME}{' '}
          account, with email and password.
        </p>
      )}
    </Section>
  );
}

/** In the account menu it goes with the sign-out, and the focus to what the menu begins with. */
function Section({ children }: { children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  usePassingFocus(
    () => section.current,
    (element) => element.closest('[popover]')?.querySelector('button'),
  );
  return (
    <section ref={section} className={styles.section} aria-label="Sports login">
      {children}
    </section>
  );
}

function statusOf(state: SportsLoginState, hasLeft: boolean): string {
  switch (state.step) {
    case 'signed-in':
      return `Signed in with ${PROVIDER} until ${shownTime.format(state.until)}`;
    case 'unknown':
      return signInUnknownMessage(PROVIDER);
    default:
      return hasLeft ? `You are signed out of ${PROVIDER}` : '';
  }
}
