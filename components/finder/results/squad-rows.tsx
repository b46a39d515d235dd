'use client';

import { useStartFromSquad } from '#components/finder/results/use-start-from-squad.ts';
import { Button } from '#components/ui/button.tsx';
import { loadable, useLoaded } from '#components/ui/use-loaded.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import styles from './squad-rows.module.css';

const squadLineups = loadable(() =>
  import('#components/finder/results/squad-lineups.tsx').then((module) => module.SquadLineups),
);

export function ChosenSquad({ squad }: { squad: Squad }) {
  const start = useStartFromSquad();
  const { loaded: Lineups } = useLoaded(squadLineups, squad.usual !== null, squad);
  return (
    <div className={styles.chosen}>
      <Button look="strong" onClick={() => start(squad)}>
        Start from this squad
      </Button>
      {squad.usual && Lineups && (
        <Lineups lineups={squad.lineups} usual={squad.usual} onChoose={(one) => start(squad, one)} />
      )}
    </div>
  );
}
