'use client';

import { useId, useState } from 'react';
import { loadable, useLoaded } from '#components/ui/use-loaded.ts';
import { initials } from '#lib/team/look/display.ts';
import type { AppUser } from '#types/user.ts';
import styles from './account-menu.module.css';

/** Visitors don't need it. */
const choices = loadable(() =>
  import('#components/account/account-choices.tsx').then((module) => module.AccountChoices),
);

export function AccountMenu({ user }: { user: AppUser }) {
  const id = useId();
  const { loaded: AccountChoices, hasFailed, retry } = useLoaded(choices);
  const [isEarly, setEarly] = useState(false);
  const shownName = user.name || user.email;

  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        aria-label="Account menu"
        title={shownName}
        popoverTarget={id}
        onClick={() => {
          if (!AccountChoices) setEarly(true);
          if (hasFailed) retry();
        }}
      >
        <span className={styles.initial} aria-hidden="true">
          {initials(shownName).slice(0, 1) || '?'}
        </span>
        <span className={styles.shortName}>{shownName}</span>
      </button>
      {AccountChoices && <AccountChoices id={id} user={user} opensAtOnce={isEarly} />}
    </>
  );
}
