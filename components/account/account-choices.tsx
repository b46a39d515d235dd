'use client';

import { useEffect, useRef, useState } from 'react';
import styles from '#components/account/account-choices.module.css';
import { SportsLogin } from '#components/account/sports-login/sports-login.tsx';
import { useAccount } from '#components/account/use-account.ts';
import { Button } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useScreenActions } from '#hooks/use-screen-actions.tsx';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import type { AppUser } from '#types/user.ts';

const AccountPageDialog = lazyPart('Your account', () =>
  import('#components/account/page/account-page-dialog.tsx').then((module) => module.AccountPageDialog),
);

type Props = {
  id: string;
  user: AppUser;
  /** The button was pressed before this part had loaded. */
  opensAtOnce: boolean;
};

export function AccountChoices({ id, user, opensAtOnce }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const [hasOpened, setOpened] = useState(false);
  const [isAccountOpen, setAccountOpen] = useState(false);
  const { listTeams } = useScreenActions();
  const attempt = useAccount();
  const notify = useBuilder((builder) => builder.notify);
  const say = useBuilder((builder) => builder.say);
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (opensAtOnce) menu.current?.showPopover();
  }, [opensAtOnce]);

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
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onToggle={({ newState }) => newState === 'open' && setOpened(true)}
      >
        <p className={styles.name}>{user.name || user.email}</p>
        <p className={styles.email}>{user.email}</p>
        <p className={styles.since}>
          Member since {new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(user.createdAt))}
        </p>
        <Button onClick={choose(listTeams)}>My teams</Button>
        <Button onClick={choose(() => setAccountOpen(true))}>Account</Button>
        <Button look="quiet" aria-disabled={isLeaving} onClick={leave}>
          {isLeaving ? 'One moment…' : 'Sign Out'}
        </Button>
        {/* Asks the server, so only once the menu has opened. */}
        {hasOpened && <SportsLogin hasAccount onSignedOut={() => say('Signed out of your sports account')} />}
      </div>
      {isAccountOpen && <AccountPageDialog user={user} onClose={() => setAccountOpen(false)} />}
    </>
  );
}
