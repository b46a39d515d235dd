'use client';

import { useBuilder } from '#hooks/use-builder.tsx';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import { startFromSquad } from '#lib/players/squads/team-from-squad.ts';

/** Fills the whole team from a World Cup squad, as one undoable step (D53). */
export function useStartFromSquad(): (squad: Squad) => void {
  const edit = useBuilder((builder) => builder.edit);
  return (squad) => edit((team) => startFromSquad(team, squad), `Started from ${squad.team} ${squad.year}`);
}
