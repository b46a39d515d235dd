'use client';

import { useEffect, useState } from 'react';
import { signOut } from '#lib/supabase/account.ts';
import { browserClient } from '#lib/supabase/browser.ts';
import { adopt, type EmailLink, emailLinkOf, type LinkOutcome, redeem } from '#lib/supabase/email-link.ts';
import { type StoredSession, storedUser } from '#lib/supabase/stored-session.ts';

type User = NonNullable<StoredSession['user']>;
type LinkType = EmailLink['type'];
type Redeemed = Extract<LinkOutcome, { step: 'redeemed' }>;

export type EmailLinkState =
  | { step: 'reading' | 'invalid' | 'other-mailbox' | 'signed-out' | 'stayed' }
  /** `current` is the email address of the signed-in account. */
  | { step: 'asking'; type: LinkType; current: string | null; isWorking: boolean; isUnchecked: boolean }
  | { step: 'switching'; type: LinkType; current: string; email: string }
  | { step: 'done'; type: LinkType; email: string };

export type EmailLinkActions = { use: () => void; switchTo: () => void; stay: () => void; leave: () => void };

/** The link isn't used until the user presses a button, because mail scanners open links too (D26). */
export function useEmailLink(): EmailLinkState & EmailLinkActions {
  const [state, setState] = useState<EmailLinkState>({ step: 'reading' });
  const [found, setFound] = useState<{ link: EmailLink; user: User | null } | null>(null);
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);

  useEffect(() => {
    const link = emailLinkOf(new URLSearchParams(window.location.search));
    let isGone = false;
    void storedUser(document.cookie).then((user) => {
      if (isGone) return;
      if (link === null) return setState({ step: 'invalid' });
      setFound({ link, user });
      setState({ ...asking(link, user), isWorking: false, isUnchecked: false });
    });
    return () => {
      isGone = true;
    };
  }, []);

  const enter = async ({ session }: Redeemed, link: EmailLink, user: User | null) => {
    const client = browserClient();
    const isIn = client !== null && (await adopt(client, session).catch(() => false));
    if (isIn) setState({ step: 'done', type: link.type, email: session.user.email ?? '' });
    else setState({ ...asking(link, user), isWorking: false, isUnchecked: true });
  };

  return {
    ...state,
    async use() {
      if (!found || state.step !== 'asking' || state.isWorking) return;
      const { link } = found;
      setState({ ...asking(link, found.user), isWorking: true, isUnchecked: false });
      const outcome = redeemed ?? (await redeem(link).catch((): LinkOutcome => ({ step: 'unchecked' })));
      // Another tab may have signed in meanwhile.
      const user = await storedUser(document.cookie);
      setFound({ link, user });
      if (outcome.step === 'unchecked') return setState({ ...asking(link, user), isWorking: false, isUnchecked: true });
      window.history.replaceState(null, '', window.location.pathname);
      if (outcome.step !== 'redeemed') return setState({ step: outcome.step });
      setRedeemed(outcome);
      if (user === null || user.id === outcome.session.user.id) return enter(outcome, link, user);
      const email = outcome.session.user.email ?? '';
      setState({ step: 'switching', type: link.type, current: user.email, email });
    },
    switchTo() {
      if (found && redeemed) void enter(redeemed, found.link, found.user);
    },
    stay() {
      redeemed?.discard().catch(console.warn);
      setState({ step: 'stayed' });
    },
    async leave() {
      const client = browserClient();
      if (client) await signOut(client);
      setState({ step: 'signed-out' });
    },
  };
}

const asking = ({ type }: EmailLink, user: User | null) =>
  ({ step: 'asking', type, current: user?.email ?? null }) as const;
