'use client';

import { useRouter } from 'next/navigation';
import { type SignInCallback, useSignInCallback } from '#components/account/links/use-sign-in-callback.ts';
import { Button } from '#components/ui/button.tsx';
import { Ball, Booking, CentreCircle, PageCard } from '#components/ui/page-card.tsx';
import styles from './callback-screen.module.css';

export function CallbackScreen({ showsDebug }: { showsDebug: boolean }) {
  const state = useSignInCallback();
  return (
    <PageCard emblem={<Emblem step={state.step} />}>
      {state.step === 'failed' ? (
        <Failed message={state.message} debug={showsDebug ? state.debug : ''} />
      ) : (
        <div role="status">
          <h1>{state.step === 'done' ? 'Authentication successful!' : 'Completing authentication...'}</h1>
          {state.step === 'done' && <p>Redirecting you back to the application...</p>}
        </div>
      )}
    </PageCard>
  );
}

function Failed({ message, debug }: { message: string; debug: string }) {
  const router = useRouter();
  return (
    <>
      <div role="alert">
        <h1>Authentication Error</h1>
        <p>{message}</p>
      </div>
      {debug !== '' && <p className={styles.debug}>{debug}</p>}
      <Button look="strong" onClick={() => router.replace('/')}>
        Return to App
      </Button>
    </>
  );
}

function Emblem({ step }: { step: SignInCallback['step'] }) {
  if (step === 'working') {
    return (
      <>
        <circle cx="120" cy="48" r="30" className={styles.turning} />
        <circle cx="120" cy="48" r="3.5" className={styles.spot} />
      </>
    );
  }
  return (
    <>
      <CentreCircle />
      {step === 'failed' ? (
        <Booking colour="red" />
      ) : (
        <>
          <Ball x={120} y={48} />
          <path d="M112.5 48.5l5 5 10-11" className={styles.tick} />
        </>
      )}
    </>
  );
}
