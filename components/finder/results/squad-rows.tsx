'use client';

import { useState } from 'react';
import { useStartFromSquad } from '#components/finder/results/use-start-from-squad.ts';
import { Button } from '#components/ui/button.tsx';
import { loadable, useLoaded } from '#components/ui/use-loaded.ts';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { SQUADS_FAILED } from '#lib/platform/messages/player.ts';
import { type FamousSquad, famousSquads } from '#lib/players/squads/find-squad.ts';
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

const MS_PER_DAY = 86_400_000;

/** Squads to start an empty team from. Loaded when one is chosen. */
export function FamousSquads() {
  const store = useBuilderStore();
  const { loadSquads } = usePlayerFinder();
  const start = useStartFromSquad();
  const [squads] = useState(() => famousSquads(Math.floor(Date.now() / MS_PER_DAY)));

  const choose = async ({ year, team }: FamousSquad) => {
    const finder = await loadSquads().catch(() => null);
    const squad = finder?.squads?.squads.find((one) => one.year === year && one.team === team);
    if (squad) await start(squad);
    else store.getState().notify('error', SQUADS_FAILED);
  };

  return (
    <li className={`${styles.row} ${styles.famous}`}>
      <span>Start from</span>
      {squads.map((squad) => (
        <Button key={squad.team} look="quiet" onClick={() => choose(squad)}>
          {squad.team} {squad.year}
        </Button>
      ))}
    </li>
  );
}
