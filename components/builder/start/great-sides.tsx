'use client';

import { useEffect, useRef, useState } from 'react';
import styles from '#components/builder/start/great-sides.module.css';
import { useStartFromSquad } from '#components/finder/results/use-start-from-squad.ts';
import { Shirt } from '#components/pitch/player/shirt.tsx';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { SQUADS_FAILED } from '#lib/platform/messages/player.ts';
import { type FamousSquad, famousSquads } from '#lib/players/squads/famous-squads.ts';
import { nationKits } from '#lib/team/look/kits.ts';

const DAY_MS = 86_400_000;

export function GreatSides() {
  const store = useBuilderStore();
  const { loadSquads } = usePlayerFinder();
  const start = useStartFromSquad();
  const [squads] = useState(() => famousSquads(Math.floor(Date.now() / DAY_MS)));
  const [loading, setLoading] = useState<FamousSquad | null>(null);

  // 'Start New Team' is below the pitch: on a small phone, its reader wouldn't see what it brought back.
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if ((entry?.boundingClientRect.top ?? 0) < 0) window.scrollTo({ top: 0 });
      observer.disconnect();
    });
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  const choose = async (chosen: FamousSquad) => {
    setLoading(chosen);
    const finder = await loadSquads().catch(() => null);
    const squad = finder?.squads?.squads.find(({ year, team }) => year === chosen.year && team === chosen.team);
    if (squad) await start(squad);
    else store.getState().notify('error', SQUADS_FAILED);
    setLoading(null);
  };

  return (
    <ul ref={list} className={styles.sides}>
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
  );
}
