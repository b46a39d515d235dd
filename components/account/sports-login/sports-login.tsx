'use client';

import { type ReactNode, useRef, useState } from 'react';
import { SPORTS_PROVIDER as PROVIDER } from '#components/account/sports-login/sports-note.ts';
import { type SportsLoginState, useSportsLogin } from '#components/account/sports-login/use-sports-login.ts';
import { Button } from '#components/ui/button.tsx';
import { useFocusHandover } from '#components/ui/focus-handover.ts';
import { useOnline } from '#hooks/use-online.ts';
import { signInUnknownMessage } from '#lib/platform/messages/account.ts';
import { PRODUCT_NAME } from '#lib/platform/product.ts';
import styles from './sports-login.module.css';

const shownTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** With `hasAccount`, the user already has an account here, so only signing out is offered (D36). */
export function SportsLogin({ hasAccount = false, onSignedOut }: { hasAccount?: boolean; onSignedOut?: () => void }) {
  const { state, isBusy, signIn, signOut, check } = useSportsLogin();
  const isOnline = useOnline();
  const [hasLeft, setLeft] = useState(false);
  if (state.step === 'checking' || state.step === 'off' || (hasAccount && state.step !== 'signed-in')) return null;
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
      {/* One button for every state and never `disabled`, so that it keeps focus. */}
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
          Signing in with {PROVIDER} doesn’t include a cloud team or the assistant. To get both, use a {PRODUCT_NAME}{' '}
          account with your email and a password.
        </p>
      )}
    </Section>
  );
}

/** In the account menu, signing out removes this section, so focus moves to the menu's first button. */
function Section({ children }: { children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useFocusHandover(
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
  if (state.step === 'signed-in') return `Signed in with ${PROVIDER} until ${shownTime.format(state.until)}`;
  if (state.step === 'unknown') return signInUnknownMessage(PROVIDER);
  return hasLeft ? `Signed out of ${PROVIDER}` : '';
}
