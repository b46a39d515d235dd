'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Details } from '#components/account/page/use-account-details.ts';
import { useAccount } from '#components/account/use-account.ts';
import { Button } from '#components/ui/button.tsx';
import { Refusal } from '#components/ui/message.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { loadAccountData } from '#lib/api/profile.ts';
import { downloadBlob } from '#lib/platform/download.ts';
import { accountMessage, EXPORT_DATA_FAILED, providerName } from '#lib/platform/messages/account.ts';
import { DETAILS_FAILED } from '#lib/platform/messages/player.ts';
import type { AppUser } from '#types/user.ts';
import styles from './account-overview.module.css';

export type AccountScreen = 'name' | 'email' | 'password' | 'delete';

export function AccountOverview({
  user,
  details,
  returnTo,
  onOpen,
  onReload,
  onNews,
}: {
  user: AppUser;
  details: Details;
  /** The form that was open before. Its button gets focus. */
  returnTo: AccountScreen | null;
  onOpen: (screen: AccountScreen) => void;
  onReload: () => void;
  onNews: (news: string) => void;
}) {
  const attempt = useAccount();
  const { accessToken } = useSession();
  const sections = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<'sessions' | 'data' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const known = details.step === 'known' ? details.details : null;

  useEffect(() => {
    if (returnTo) sections.current?.querySelector<HTMLElement>(`[data-screen="${returnTo}"]`)?.focus();
  }, [returnTo]);

  const run = async (what: NonNullable<typeof busy>, act: () => Promise<string | null>) => {
    if (busy) return;
    setBusy(what);
    setError(null);
    onNews('');
    const failure = await act();
    setBusy(null);
    setError(failure);
  };

  const leaveEverywhere = async () => {
    const outcome = await attempt((account, client) => account.signOutEverywhere(client));
    return outcome.ok ? null : accountMessage(outcome.reason);
  };

  const download = async () => {
    try {
      const token = await accessToken();
      if (token === null) return EXPORT_DATA_FAILED;
      const { name, file } = await loadAccountData({ token });
      downloadBlob(name, file);
      onNews('Your data has been downloaded');
      return null;
    } catch (cause) {
      console.warn(cause);
      return EXPORT_DATA_FAILED;
    }
  };

  const opener = (screen: AccountScreen, label: string) => (
    <Button data-screen={screen} onClick={() => onOpen(screen)}>
      {label}
    </Button>
  );

  return (
    <div ref={sections} className={styles.sections}>
      {details.step === 'failed' && (
        <Refusal>
          {DETAILS_FAILED}
          <Button onClick={onReload}>Try again</Button>
        </Refusal>
      )}
      {error && <Refusal>{error}</Refusal>}
      <Section title="Name" action={opener('name', 'Change name')}>
        {user.name || 'No name yet'}
      </Section>
      <Section title="Email" action={opener('email', 'Change email')}>
        {user.email}
        {known?.newEmail && <span className={styles.more}>Waiting for you to confirm {known.newEmail}</span>}
      </Section>
      <Section
        title="Sign-in methods"
        action={opener('password', known && !known.methods.includes('email') ? 'Set a password' : 'Change password')}
      >
        {known ? known.methods.map((method) => providerName(method)).join(', ') : '…'}
      </Section>
      <Section
        title="Sessions"
        action={
          <Button aria-disabled={busy !== null} onClick={() => run('sessions', leaveEverywhere)}>
            {busy === 'sessions' ? 'One moment…' : 'Sign out everywhere'}
          </Button>
        }
      >
        Signs you out on every device, including this one
      </Section>
      <Section
        title="Your data"
        action={
          <Button aria-disabled={busy !== null} onClick={() => run('data', download)}>
            {busy === 'data' ? 'One moment…' : 'Download my data'}
          </Button>
        }
      >
        Your profile, teams and chats in one file
      </Section>
      <Section title="Leave" action={opener('delete', 'Delete account')}>
        Deletes your account and all its data
      </Section>
    </div>
  );
}

function Section({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <p>{children}</p>
      {action}
    </section>
  );
}
