'use client';

import { useState } from 'react';
import { useTakeAlong } from '#components/account/teams/kept/use-take-along.ts';
import styles from '#components/account/teams/list/team-list.module.css';
import { Button } from '#components/ui/button.tsx';
import { keptTeams } from '#lib/kept-teams/kept-storage.ts';

/** For a user who left a visitor's teams in this browser at sign-in (D72). */
export function KeptOffer({ onTaken }: { onTaken: () => void }) {
  const [count, setCount] = useState(() => keptTeams().teams.length);
  const { take, isBusy } = useTakeAlong();
  if (count === 0) return null;

  const takeThem = async () => {
    await take();
    setCount(keptTeams().teams.length);
    onTaken();
  };
  return (
    <div className={styles.offer}>
      <p>{count === 1 ? 'One team is' : `${count} teams are`} only in this browser, saved before you signed in.</p>
      <Button aria-disabled={isBusy} onClick={takeThem}>
        {isBusy ? 'One moment…' : 'Move to your account'}
      </Button>
    </div>
  );
}
