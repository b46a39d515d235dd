'use client';

import { useBuilderStore } from '#hooks/use-builder.tsx';
import { ADD_FAILED } from '#lib/platform/messages/team.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

/** Fills the whole team from a World Cup squad, as one undoable step (D53). */
export function useStartFromSquad(): (squad: Squad) => Promise<void> {
  const store = useBuilderStore();

  return async (squad) => {
    try {
      const { startFromSquad } = await import('#lib/players/squads/team-from-squad.ts');
      store.getState().edit((team) => startFromSquad(team, squad), `Started from ${squad.team} ${squad.year}`);
    } catch (error) {
      console.error(error);
      store.getState().notify('error', ADD_FAILED);
    }
  };
}
