'use client';

import { useOneJob } from '#components/account/teams/use-one-job.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { loadTeams, saveTeam } from '#lib/api/teams.ts';
import { takeAlong } from '#lib/kept-teams/take-along.ts';
import { SAVE_TRY_AGAIN } from '#lib/platform/messages/cloud.ts';
import { movedToAccount, STAYS_HERE } from '#lib/platform/messages/kept-teams.ts';

/** Moves a visitor's teams to the user's account, and says how it went. */
export function useTakeAlong() {
  const notify = useBuilder((builder) => builder.notify);
  const { run, isBusy } = useOneJob((error) => error !== '' && notify('error', `${error} ${STAYS_HERE}`));

  const take = () =>
    run(SAVE_TRY_AGAIN, async (caller) => {
      const { taken, error } = await takeAlong({ loadTeams, saveTeam }, caller);
      if (taken > 0) notify('success', movedToAccount(taken));
      return error === null ? { ok: true } : { ok: false, error };
    });
  return { take, isBusy };
}
