'use client';

import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { type SignInCallback, useSignInCallback } from '#hooks/use-sign-in-callback.ts';
import { PRODUCT_TITLE } from '#lib/product.ts';
import styles from './callback-screen.module.css';

/** Where the sports login comes back to (spec §2 'Callback screen'). Debug text is for development only. */
export function CallbackScreen({ showsDebug }: { showsDebug: boolean }) {
  const state = useSignInCallback();
  return (
    <main className={styles.main}>
      <article className={styles.card}>
        <Emblem step={state.step} />
        <div className={styles.words}>
          <p className={styles.product}>{PRODUCT_TITLE}</p>
          {state.step === 'failed' ? (
            <Failed message={state.message} debug={showsDebug ? state.debug : ''} />
          ) : (
            <div role="status">
              <h1>{state.step === 'done' ? 'Authentication successful!' : 'Completing authentication...'}</h1>
              {state.step === 'done' && <p>Redirecting you back to the application...</p>}
            </div>
          )}
        </div>
      </article>
    </main>
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
      <Button look="strong" className={styles.back} onClick={() => router.replace('/')}>
        Return to App
      </Button>
    </>
  );
}

/** The centre circle: it turns while one waits, then the ball lies on the spot, or the referee shows a card. */
function Emblem({ step }: { step: SignInCallback['step'] }) {
  return (
    <svg className={styles.emblem} viewBox="0 0 240 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M120 0v96" className={styles.chalk} />
      <circle cx="120" cy="48" r="30" className={step === 'working' ? styles.turning : styles.chalk} />
      {step === 'working' && <circle cx="120" cy="48" r="3.5" className={styles.spot} />}
      {step === 'done' && (
        <>
          <circle cx="120" cy="48" r="17" className={styles.ball} />
          <path d="M112.5 48.5l5 5 10-11" className={styles.tick} />
        </>
      )}
      {step === 'failed' && (
        <rect x="109" y="32" width="22" height="32" rx="3" transform="rotate(8 120 48)" className={styles.booking} />
      )}
    </svg>
  );
}
