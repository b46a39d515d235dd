'use client';

import { useEffect, useState } from 'react';
import { useAccount } from '#components/account/use-account.ts';
import { accountMessage, CODE_EXPIRED, CODE_TRIES_SPENT, codeSent } from '#lib/platform/messages/account.ts';

/** ms; the service sends one email a minute to an address. */
const PAUSE = 60_000;
/** ms; the service accepts a code for as long. */
const CODE_LIFE = 900_000;
const MAX_TRIES = 5;

export type CodeNotice = { error: string; isCodeAtFault: boolean } | { success: string };

/** Starts when a code was just requested for `email`. */
export function useCodeSignIn(email: string) {
  const attempt = useAccount();
  const [sentAt, setSentAt] = useState(() => Date.now());
  const [now, setNow] = useState(sentAt);
  const [wrongTries, setWrongTries] = useState(0);
  const [busy, setBusy] = useState<'sign-in' | 'send' | null>(null);
  const [notice, setNotice] = useState<CodeNotice>({ success: codeSent(email) });
  const wait = Math.max(0, Math.ceil((sentAt + PAUSE - now) / 1000));
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
    /** Seconds until another code can be sent. */
    wait,
    async signIn(code: string) {
      if (busy) return;
      if (wrongTries === MAX_TRIES) return refuse(CODE_TRIES_SPENT);
      setBusy('sign-in');
      const outcome = await attempt((account, client) => account.signInWithCode(client, email, code));
      setBusy(null);
      if (outcome.ok) return;
      const { reason } = outcome;
      if (reason !== 'code-wrong') {
        return setNotice({ error: accountMessage(reason), isCodeAtFault: reason === 'code-invalid' });
      }
      // The service has one answer for both.
      if (Date.now() - sentAt > CODE_LIFE) return refuse(CODE_EXPIRED);
      setWrongTries(wrongTries + 1);
      refuse(wrongTries + 1 === MAX_TRIES ? CODE_TRIES_SPENT : accountMessage(reason));
    },
    async sendAgain() {
      if (busy || isWaiting) return;
      setBusy('send');
      const outcome = await attempt((account, client) => account.requestCode(client, email));
      setBusy(null);
      if (!outcome.ok) return setNotice({ error: accountMessage(outcome.reason), isCodeAtFault: false });
      const time = Date.now();
      setSentAt(time);
      setNow(time);
      setWrongTries(0);
      setNotice({ success: codeSent(email) });
    },
  };
}
