'use client';

import { SquadLineups } from '#components/finder/results/squad-lineups.tsx';
import { useStartFromSquad } from '#components/finder/results/use-start-from-squad.ts';
import { Button } from '#components/ui/button.tsx';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import styles from './chosen-squad.module.css';

export function ChosenSquad({ squad }: { squad: Squad }) {
  const start = useStartFromSquad();
  return (
    <div className={styles.chosen}>
      <Button look="strong" onClick={() => start(squad)}>
        Start from this squad
      </Button>
      {squad.usual && (
        <SquadLineups lineups={squad.lineups} usual={squad.usual} onChoose={(one) => start(squad, one)} />
      )}
    </div>
  );
}
