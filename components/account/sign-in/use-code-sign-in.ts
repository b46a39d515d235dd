'use client';

import { useEffect, useState } from 'react';
import { CODE_LIFE, codeAfterRequest, keepCode, MAIL_PAUSE, MAX_TRIES } from '#components/account/sign-in/sent-code.ts';
import { useAccount } from '#components/account/use-account.ts';
import { accountMessage, CODE_EXPIRED, CODE_TRIES_SPENT, codeSent } from '#lib/platform/messages/account.ts';

export type CodeNotice = { error: string; isCodeAtFault: boolean } | { success: string };

/** Starts right after a code was requested for `email`. */
export function useCodeSignIn(email: string) {
  const attempt = useAccount();
  const [sent, setSent] = useState(() => codeAfterRequest(email, Date.now()));
  const [now, setNow] = useState(() => Date.now());
  const [busy, setBusy] = useState<'sign-in' | 'send' | null>(null);
  const [notice, setNotice] = useState<CodeNotice>(() =>
    sent.wrongTries >= MAX_TRIES ? { error: CODE_TRIES_SPENT, isCodeAtFault: true } : { success: codeSent(email) },
  );
  const wait = Math.max(0, Math.ceil((sent.sentAt + MAIL_PAUSE - now) / 1000));
  const isWaiting = wait > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const refuse = (error: string) => setNotice({ error, isCodeAtFault: true });

  return {
    notice,
    busy,
    wait,
    async signIn(code: string) {
      if (busy) return;
      if (sent.wrongTries >= MAX_TRIES) return refuse(CODE_TRIES_SPENT);
      setBusy('sign-in');
      const outcome = await attempt((account, client) => account.signInWithCode(client, email, code));
      setBusy(null);
      if (outcome.ok) return;
      const { reason } = outcome;
      if (reason !== 'code-wrong') {
        return setNotice({ error: accountMessage(reason), isCodeAtFault: reason === 'code-invalid' });
      }
      // The service gives the same response for both.
      if (Date.now() - sent.sentAt > CODE_LIFE) return refuse(CODE_EXPIRED);
      const tried = keepCode({ ...sent, wrongTries: sent.wrongTries + 1 }, Date.now());
      setSent(tried);
      refuse(tried.wrongTries === MAX_TRIES ? CODE_TRIES_SPENT : accountMessage(reason));
    },
    async sendAgain() {
      if (busy || isWaiting) return;
      setBusy('send');
      const outcome = await attempt((account, client) => account.requestCode(client, email));
      setBusy(null);
      if (!outcome.ok) return setNotice({ error: accountMessage(outcome.reason), isCodeAtFault: false });
      const time = Date.now();
      setSent(codeAfterRequest(email, time));
      setNow(time);
      setNotice({ success: codeSent(email) });
    },
  };
}
