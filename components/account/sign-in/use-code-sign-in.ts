'use client';

import { useEffect, useState } from 'react';
import { refused } from '#components/account/account-refusal.ts';
import {
  CODE_LIFE_MS,
  codeAfterRequest,
  keepCode,
  MAIL_PAUSE_MS,
  MAX_TRIES,
} from '#components/account/sign-in/sent-code.ts';
import { useAccount } from '#components/account/use-account.ts';
import type { FormOutcome } from '#components/ui/form.tsx';
import { CODE_EXPIRED, CODE_TRIES_SPENT, codeSent } from '#lib/platform/messages/account.ts';

const refuseCode = (refusal: string): FormOutcome => ({ refusal, fields: ['code'] });

/** Starts right after a code was requested for `email`. */
export function useCodeSignIn(email: string) {
  const attempt = useAccount();
  const [sent, setSent] = useState(() => codeAfterRequest(email, Date.now()));
  const [now, setNow] = useState(() => Date.now());
  const wait = Math.max(0, Math.ceil((sent.sentAt + MAIL_PAUSE_MS - now) / 1000));
  const isWaiting = wait > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return {
    start: sent.wrongTries >= MAX_TRIES ? refuseCode(CODE_TRIES_SPENT) : { news: codeSent(email) },
    wait,
    async signIn(code: string): Promise<FormOutcome> {
      if (sent.wrongTries >= MAX_TRIES) return refuseCode(CODE_TRIES_SPENT);
      const outcome = await attempt((account, client) => account.signInWithCode(client, email, code));
      if (outcome.ok) return null;
      if (outcome.reason !== 'code-wrong') return refused(outcome.reason);
      // The service gives the same response for both.
      if (Date.now() - sent.sentAt > CODE_LIFE_MS) return refuseCode(CODE_EXPIRED);
      const tried = keepCode({ ...sent, wrongTries: sent.wrongTries + 1 }, Date.now());
      setSent(tried);
      return tried.wrongTries === MAX_TRIES ? refuseCode(CODE_TRIES_SPENT) : refused(outcome.reason);
    },
    async sendAgain(): Promise<FormOutcome> {
      const outcome = await attempt((account, client) => account.requestCode(client, email));
      if (!outcome.ok) return refused(outcome.reason);
      const time = Date.now();
      setSent(codeAfterRequest(email, time));
      setNow(time);
      return { news: codeSent(email) };
    },
  };
}
