'use client';

import { useBuilderStore } from '#hooks/use-builder.tsx';
import { ADD_FAILED } from '#lib/platform/messages/team.ts';
import type { Lineup, Squad } from '#lib/players/squads/squad-book.ts';

/** Fills the whole team from a World Cup squad, as one undoable step (D53), and says which match it is (D64). */
export function useStartFromSquad(): (squad: Squad, lineup?: Lineup) => Promise<void> {
  const store = useBuilderStore();

  return async (squad, lineup = squad.usual ?? undefined) => {
    const { edit, notify } = store.getState();
    const name = `${squad.team} ${squad.year}`;
    try {
      const [{ startFromSquad }, { lineupNotice }] = await Promise.all([
        import('#lib/players/squads/team-from-squad.ts'),
        import('#lib/players/lineup-match.ts'),
      ]);
      const isStarted = edit((team) => startFromSquad(team, squad, lineup), `Started from ${name}`);
      if (isStarted && lineup) notify('success', lineupNotice(squad, lineup));
    } catch (error) {
      console.error(error);
      notify('error', ADD_FAILED);
    }
  };
}
