'use client';

import { useRef, useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { loadTeams, saveTeam } from '#lib/api/teams.ts';
import { takeAlong } from '#lib/kept-teams/take-along.ts';
import { SAVE_TRY_AGAIN } from '#lib/platform/messages/cloud.ts';
import { movedToAccount, STAYS_HERE } from '#lib/platform/messages/kept-teams.ts';
import { SIGN_IN_FIRST } from '#lib/platform/messages/session.ts';

/** Moves a visitor's teams to the user's account, and says how it went. */
export function useTakeAlong() {
  const { accessToken } = useSession();
  const notify = useBuilder((builder) => builder.notify);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  const take = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const token = await accessToken();
      const { taken, error } =
        token === null ? { taken: 0, error: SIGN_IN_FIRST } : await takeAlong({ loadTeams, saveTeam }, { token });
      if (taken > 0) notify('success', movedToAccount(taken));
      if (error !== null) notify('error', `${error} ${STAYS_HERE}`);
    } catch (cause) {
      console.warn(cause);
      notify('error', `${SAVE_TRY_AGAIN} ${STAYS_HERE}`);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { take, isBusy };
}
