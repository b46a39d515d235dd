'use client';

import { useId, useRef, useState } from 'react';
import { useAccount } from '#components/account/use-account.ts';
import { Button } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { loadable, useLoaded } from '#components/ui/use-loaded.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useScreenActions } from '#hooks/use-screen-actions.tsx';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import { initials } from '#lib/team/look/display.ts';
import type { AppUser } from '#types/user.ts';
import styles from './account-menu.module.css';

const AccountPageDialog = lazyPart('Your account', () =>
  import('#components/account/page/account-page-dialog.tsx').then((module) => module.AccountPageDialog),
);
/** Few users have a sports account, so this part loads when the menu opens. */
const sportsAccount = loadable(() =>
  import('#components/account/sports-login/sports-login.tsx').then((module) => module.SportsLogin),
);

export function AccountMenu({ user }: { user: AppUser }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isAccountOpen, setAccountOpen] = useState(false);
  const { listTeams } = useScreenActions();
  const attempt = useAccount();
  const notify = useBuilder((builder) => builder.notify);
  const say = useBuilder((builder) => builder.say);
  const [isLeaving, setLeaving] = useState(false);
  const shownName = user.name || user.email;
  const [hasOpened, setOpened] = useState(false);
  const { loaded: SportsAccount } = useLoaded(sportsAccount, hasOpened);

  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    const outcome = await attempt((account, client) => account.signOut(client));
    setLeaving(false);
    if (!outcome.ok) notify('error', TRY_AGAIN);
  };

  const choose = (act: () => void) => () => {
    menu.current?.hidePopover();
    act();
  };

  return (
    <>
      <button type="button" className={styles.avatar} aria-label="Account menu" title={shownName} popoverTarget={id}>
        <span className={styles.initial} aria-hidden="true">
          {initials(shownName).slice(0, 1) || '?'}
        </span>
        <span className={styles.shortName}>{shownName}</span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onToggle={({ newState }) => newState === 'open' && setOpened(true)}
      >
        <p className={styles.name}>{shownName}</p>
        <p className={styles.email}>{user.email}</p>
        <p className={styles.since}>
          Member since {new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(user.createdAt))}
        </p>
        <Button onClick={choose(listTeams)}>My teams</Button>
        <Button onClick={choose(() => setAccountOpen(true))}>Account</Button>
        <Button look="quiet" aria-disabled={isLeaving} onClick={leave}>
          {isLeaving ? 'One moment…' : 'Sign Out'}
        </Button>
        {SportsAccount && <SportsAccount hasAccount onSignedOut={() => say('Signed out of your sports account')} />}
      </div>
      {isAccountOpen && <AccountPageDialog user={user} onClose={() => setAccountOpen(false)} />}
    </>
  );
}
