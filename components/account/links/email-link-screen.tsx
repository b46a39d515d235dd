'use client';

import { type EmailLinkActions, type EmailLinkState, useEmailLink } from '#components/account/links/use-email-link.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Ball, Booking, CentreCircle, PageCard } from '#components/ui/page-card.tsx';
import { EMAIL_CONFIRMED, LINK_UNCHECKED } from '#lib/platform/messages/account.ts';
import { LINK_FAILED } from '#lib/platform/messages/session.ts';
import type { EmailLink } from '#lib/supabase/email-link.ts';
import styles from './email-link-screen.module.css';

type Words = { title: string; about: string; action: string; done: string };

const CONFIRMATION: Words = {
  title: 'Confirm your account',
  about: 'This confirms your email address and signs you in here.',
  action: 'Confirm my account',
  done: EMAIL_CONFIRMED,
};

const WORDS: Readonly<Record<EmailLink['type'], Words>> = {
  email: CONFIRMATION,
  signup: CONFIRMATION,
  magiclink: { title: 'Sign in', about: 'This signs you in here.', action: 'Sign in', done: 'You’re signed in' },
  recovery: {
    title: 'Choose a new password',
    about: 'This signs you in here, so you can choose a new password.',
    action: 'Continue',
    done: 'You’re signed in',
  },
  email_change: {
    title: 'Confirm your new email address',
    about: 'This changes your account’s email address.',
    action: 'Confirm my new address',
    done: 'Your email address has been changed',
  },
  invite: {
    title: 'Accept your invitation',
    about: 'This signs you in here. Then you choose a password.',
    action: 'Accept',
    done: 'You’re signed in',
  },
};

export function EmailLinkScreen() {
  const link = useEmailLink();
  const hasFailed = link.step === 'invalid';
  return (
    <PageCard
      emblem={
        <>
          <CentreCircle />
          {hasFailed ? <Booking colour="red" /> : <Ball x={120} y={48} />}
        </>
      }
    >
      <div role={hasFailed ? 'alert' : 'status'} aria-busy={link.step === 'reading'}>
        <Step {...link} />
      </div>
    </PageCard>
  );
}

function Step(link: EmailLinkState & EmailLinkActions) {
  switch (link.step) {
    case 'reading':
      return <h1>Checking your link…</h1>;
    case 'asking':
      return <Question {...link} />;
    case 'switching':
      return (
        <>
          <h1>Switch accounts?</h1>
          <p>
            This link is for <b>{link.email}</b>. You’re signed in as <b>{link.current}</b>.
          </p>
          <div className={styles.actions}>
            <Button look="strong" onClick={link.switchTo}>
              Switch to {link.email}
            </Button>
            <Button onClick={link.stay}>Stay signed in as {link.current}</Button>
          </div>
        </>
      );
    case 'done':
      return <Done {...link} />;
    case 'other-mailbox':
      return <Ended title="One more step" about="Now open the link in your other inbox." />;
    case 'stayed':
      return <Ended title="Nothing has changed" about="You’re still signed in to the same account." />;
    case 'signed-out':
      return <Ended title="You’re signed out" about="The team in this browser hasn’t changed." />;
    case 'invalid':
      return <Ended title="This link can’t be used" about={LINK_FAILED} />;
  }
}

function Question({
  type,
  current,
  isWorking,
  isUnchecked,
  use,
}: Extract<EmailLinkState, { step: 'asking' }> & EmailLinkActions) {
  const { title, about, action } = WORDS[type];
  return (
    <>
      <h1>{title}</h1>
      <p>{about}</p>
      {current !== null && <p>You’re signed in as {current}. If the link is for another account, we’ll ask first.</p>}
      {isUnchecked && <p role="alert">{LINK_UNCHECKED}</p>}
      <div className={styles.actions}>
        <Button look="strong" aria-disabled={isWorking} aria-busy={isWorking} onClick={use}>
          {isWorking ? 'One moment…' : action}
        </Button>
        <a className={buttonClass('plain')} href="/">
          Not now
        </a>
      </div>
    </>
  );
}

function Done({ type, email, leave }: Extract<EmailLinkState, { step: 'done' }> & EmailLinkActions) {
  const choosesPassword = type === 'recovery' || type === 'invite';
  const isConfirmed = type === 'signup' || type === 'email';
  return (
    <>
      <h1>{WORDS[type].done}</h1>
      <p>
        You’re signed in as <b>{email}</b>.
      </p>
      {isConfirmed && (
        <p>
          Didn’t choose the password yourself? <a href="/#new-password">Set a new one</a> to sign out everywhere else.
        </p>
      )}
      <div className={styles.actions}>
        <a className={buttonClass('strong')} href={choosesPassword ? '/#new-password' : '/'}>
          {choosesPassword ? 'Choose a new password' : 'Open the builder'}
        </a>
        <Button onClick={leave}>Not you? Sign out</Button>
      </div>
    </>
  );
}

function Ended({ title, about }: { title: string; about: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{about}</p>
      <div className={styles.actions}>
        <a className={buttonClass('strong')} href="/">
          Open the builder
        </a>
      </div>
    </>
  );
}
