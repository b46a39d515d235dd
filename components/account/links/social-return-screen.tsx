'use client';

import { useSocialReturn } from '#components/account/links/use-social-return.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Ball, Booking, CentreCircle, PageCard } from '#components/ui/page-card.tsx';
import styles from './email-link-screen.module.css';

export function SocialReturnScreen() {
  const social = useSocialReturn();
  const hasFailed = social.step === 'failed';
  return (
    <PageCard
      emblem={
        <>
          <CentreCircle />
          {hasFailed ? <Booking colour="yellow" /> : <Ball x={120} y={48} />}
        </>
      }
    >
      <div role={hasFailed ? 'alert' : 'status'} aria-busy={social.step === 'working'}>
        <h1>{hasFailed ? 'You’re not signed in' : 'Signing you in…'}</h1>
        {hasFailed && (
          <>
            <p>{social.message}</p>
            <p>Your team hasn’t changed.</p>
          </>
        )}
      </div>
      {hasFailed && (
        <div className={styles.actions}>
          {social.canRetry && (
            <Button look="strong" onClick={social.retry}>
              Try again
            </Button>
          )}
          <a className={buttonClass(social.canRetry ? 'plain' : 'strong')} href={social.path}>
            Open the builder
          </a>
        </div>
      )}
    </PageCard>
  );
}
