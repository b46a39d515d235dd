'use client';

import { useStartFromSquad } from '#components/finder/results/use-start-from-squad.ts';
import { Button } from '#components/ui/button.tsx';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { SQUADS_FAILED } from '#lib/platform/messages/player.ts';
import { FAMOUS_SQUADS, squadName } from '#lib/players/squads/find-squad.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import styles from './squad-rows.module.css';

/** The first row if the typed text names a squad. */
export function OfferedSquad({ squad, onChoose }: { squad: Squad; onChoose: () => void }) {
  return (
    <li className={styles.row}>
      <Button data-add="" className={styles.offer} onClick={onChoose}>
        {squadName(squad)}
      </Button>
    </li>
  );
}

export function ChosenSquad({ squad, onClear }: { squad: Squad; onClear: () => void }) {
  const start = useStartFromSquad();
  return (
    <div className={styles.chosen}>
      <b>{squadName(squad)}</b>
      <Button look="strong" onClick={() => start(squad)}>
        Start from this squad
      </Button>
      <Button look="quiet" onClick={onClear}>
        All players
      </Button>
    </div>
  );
}

/** Squads to start an empty team from. Loaded when one is chosen. */
export function FamousSquads() {
  const store = useBuilderStore();
  const { loadSquads } = usePlayerFinder();
  const start = useStartFromSquad();

  const choose = async ({ year, team }: (typeof FAMOUS_SQUADS)[number]) => {
    const finder = await loadSquads().catch(() => null);
    const squad = finder?.squads?.squads.find((one) => one.year === year && one.team === team);
    if (squad) await start(squad);
    else store.getState().notify('error', SQUADS_FAILED);
  };

  return (
    <li className={`${styles.row} ${styles.famous}`}>
      <span>Start from</span>
      {FAMOUS_SQUADS.map((squad) => (
        <Button key={squad.team} look="quiet" onClick={() => choose(squad)}>
          {squad.team} {squad.year}
        </Button>
      ))}
    </li>
  );
}
