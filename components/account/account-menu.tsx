'use client';

import { type ComponentType, useId, useRef, useState } from 'react';
import { useAccount } from '#components/account/use-account.ts';
import { Button } from '#components/ui/button.tsx';
import { type LateDialog, LatePart } from '#components/ui/late-part.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { initials } from '#lib/team/display.ts';
import type { AppUser } from '#types/user.ts';
import styles from './account-menu.module.css';

type DialogProps = { onClose: () => void };
type SportsLoginProps = { hasAccount: boolean; onSignedOut: () => void };

const MY_TEAMS: LateDialog<DialogProps> = {
  what: 'Your teams',
  load: () => import('#components/account/my-teams-dialog.tsx').then((module) => module.MyTeamsDialog),
};

const CHANGE_NAME: LateDialog<DialogProps> = {
  what: 'The name dialog',
  load: () => import('#components/account/change-name-dialog.tsx').then((module) => module.ChangeNameDialog),
};

/** Avatar, name, e-mail, 'Member since', and the ways on (spec §2). */
export function AccountMenu({ user }: { user: AppUser }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'teams' | 'name' | null>(null);
  const { signOut } = useAccount();
  const notify = useBuilder((builder) => builder.notify);
  const say = useBuilder((builder) => builder.say);
  const [isLeaving, setLeaving] = useState(false);
  const shownName = user.name || user.email;
  const [SportsLogin, setSportsLogin] = useState<ComponentType<SportsLoginProps> | null>(null);

  // The menu goes with the user: until the service was told, it says what is being waited for.
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    const outcome = await signOut();
    setLeaving(false);
    if (!outcome.ok) notify('error', outcome.error);
  };

  // Whoever signed in with the sports account too signs out of it here; few have one, so it comes with the open menu.
  const loadSportsLogin = () => {
    import('#components/account/sports-login.tsx').then(
      (module) => setSportsLogin(() => module.SportsLogin),
      // Without it the menu is as it was; it is asked for again when the menu opens next.
      () => undefined,
    );
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
        onToggle={({ newState }) => newState === 'open' && loadSportsLogin()}
      >
        <p className={styles.name}>{shownName}</p>
        <p className={styles.email}>{user.email}</p>
        <p className={styles.since}>
          Member since {new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(user.createdAt))}
        </p>
        <Button onClick={choose(() => setDialog('teams'))}>My teams</Button>
        <Button onClick={choose(() => setDialog('name'))}>Change name</Button>
        <Button look="strong" aria-disabled={isLeaving} onClick={leave}>
          {isLeaving ? 'One moment…' : 'Sign Out'}
        </Button>
        {SportsLogin && <SportsLogin hasAccount onSignedOut={() => say('Signed out of the sports account')} />}
      </div>
      {dialog === 'teams' && <LatePart dialog={MY_TEAMS} props={{ onClose: () => setDialog(null) }} />}
      {dialog === 'name' && <LatePart dialog={CHANGE_NAME} props={{ onClose: () => setDialog(null) }} />}
    </>
  );
}
