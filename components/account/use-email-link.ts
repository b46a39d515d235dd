'use client';

import type { SupabaseClient, User } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { signOut } from '#lib/supabase/account.ts';
import { browserClient } from '#lib/supabase/browser.ts';
import { adopt, type EmailLink, emailLinkOf, type LinkOutcome, redeem } from '#lib/supabase/email-link.ts';
import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';

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
    void currentUser().then((user) => {
      if (isGone) return;
      if (link === null) return setState({ step: 'invalid' });
      setFound({ link, user });
      setState({ ...asking(link, user), isWorking: false, isUnchecked: false });
    });
    return () => {
      isGone = true;
    };
  }, []);

  const enter = async ({ session }: Redeemed, type: LinkType) => {
    const client = browserClient();
    const isIn = client !== null && (await adopt(client, session).catch(() => false));
    setState(isIn ? { step: 'done', type, email: session.user.email ?? '' } : { step: 'invalid' });
  };

  return {
    ...state,
    async use() {
      if (!found || state.step !== 'asking' || state.isWorking) return;
      const { link, user } = found;
      setState({ ...asking(link, user), isWorking: true, isUnchecked: false });
      const outcome = await redeem(link).catch((): LinkOutcome => ({ step: 'unchecked' }));
      if (outcome.step === 'unchecked') return setState({ ...asking(link, user), isWorking: false, isUnchecked: true });
      // The link is used now, so remove it from the address bar and the history.
      window.history.replaceState(null, '', window.location.pathname);
      if (outcome.step !== 'redeemed') return setState({ step: outcome.step });
      if (user === null || user.id === outcome.session.user.id) return enter(outcome, link.type);
      setRedeemed(outcome);
      const email = outcome.session.user.email ?? '';
      setState({ step: 'switching', type: link.type, current: user.email ?? '', email });
    },
    switchTo() {
      if (state.step === 'switching' && redeemed) void enter(redeemed, state.type);
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

async function currentUser(): Promise<User | null> {
  const client: SupabaseClient | null = hasSessionCookie(document.cookie) ? browserClient() : null;
  const answer = await client?.auth.getSession().catch(() => null);
  return answer?.data.session?.user ?? null;
}
