'use client';

import { useRef, useState } from 'react';
import { useStartFromSquad } from '#components/finder/results/use-start-from-squad.ts';
import { useFillTeam } from '#components/finder/use-fill-team.ts';
import { Shirt } from '#components/pitch/player/shirt.tsx';
import { Button } from '#components/ui/button.tsx';
import { mainElement, useFocusHandover } from '#components/ui/focus-handover.ts';
import heard from '#components/ui/heard.module.css';
import { Icon } from '#components/ui/icon.tsx';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { useScreenActions } from '#hooks/use-screen-actions.tsx';
import { SQUADS_FAILED } from '#lib/platform/messages/player.ts';
import { type FamousSquad, famousSquads } from '#lib/players/squads/find-squad.ts';
import { nationKits } from '#lib/team/look/kits.ts';
import styles from './get-started.module.css';

const MS_PER_DAY = 86_400_000;

/** Three ways to start, over the empty pitch. `onClose` shows the empty positions. */
export function GetStarted({ onClose }: { onClose: () => void }) {
  const store = useBuilderStore();
  const { loadSquads } = usePlayerFinder();
  const { focusSearch } = useScreenActions();
  const { surprise, isBusy } = useFillTeam();
  const start = useStartFromSquad();
  const [squads] = useState(() => famousSquads(Math.floor(Date.now() / MS_PER_DAY)));
  const [loading, setLoading] = useState<FamousSquad | null>(null);

  const group = useRef<HTMLFieldSetElement>(null);
  useFocusHandover(() => group.current, mainElement);

  const choose = async (chosen: FamousSquad) => {
    setLoading(chosen);
    const finder = await loadSquads().catch(() => null);
    const squad = finder?.squads?.squads.find(({ year, team }) => year === chosen.year && team === chosen.team);
    if (squad) await start(squad);
    else store.getState().notify('error', SQUADS_FAILED);
    setLoading(null);
  };

  return (
    <fieldset ref={group} className={styles.start}>
      <legend className={heard.heard}>Get started</legend>
      <Button look="icon" aria-label="Show the empty pitch" className={styles.close} onClick={onClose}>
        <Icon name="cross" size={18} />
      </Button>
      <div className={styles.ways}>
        <Button look="strong" onClick={focusSearch}>
          Pick your heroes
        </Button>
        <Button aria-busy={isBusy} onClick={() => surprise(null)}>
          Surprise me
        </Button>
      </div>
      <p>Or start from a great side</p>
      <ul>
        {squads.map((squad) => (
          <li key={squad.team}>
            <button
              type="button"
              aria-label={`Start from ${squad.team} ${squad.year}`}
              aria-busy={loading === squad}
              onClick={() => choose(squad)}
            >
              <span className={styles.shirt}>
                <Shirt kit={nationKits(squad.team).outfield} name="" />
              </span>
              {squad.team} <b>{squad.year}</b>
            </button>
          </li>
        ))}
      </ul>
      <a href="/play/today">Today’s draft: eleven picks from thirteen squads</a>
    </fieldset>
  );
}
