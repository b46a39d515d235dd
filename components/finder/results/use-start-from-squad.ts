'use client';

import { useBuilderStore } from '#hooks/use-builder.tsx';
import { ADD_FAILED } from '#lib/platform/messages/team.ts';
import { LINEUP_CREDIT } from '#lib/players/licences.ts';
import { matchOf } from '#lib/players/lineup-match.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

/** Fills the whole team from a World Cup squad, as one undoable step (D53), and says which match it is (D64). */
export function useStartFromSquad(): (squad: Squad) => Promise<void> {
  const store = useBuilderStore();

  return async (squad) => {
    const { edit, notify } = store.getState();
    const name = `${squad.team} ${squad.year}`;
    try {
      const { startFromSquad } = await import('#lib/players/squads/team-from-squad.ts');
      const isStarted = edit((team) => startFromSquad(team, squad), `Started from ${name}`);
      if (isStarted && squad.lineup) notify('success', `${name} ${matchOf(squad)}. ${LINEUP_CREDIT}.`);
    } catch (error) {
      console.error(error);
      notify('error', ADD_FAILED);
    }
  };
}
