'use client';

import { useEffect } from 'react';
import { useAutoFill } from '#components/finder/use-auto-fill.ts';
import { BuilderLink } from '#components/play/builder-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import type { Slot } from '#types/team.ts';
import styles from './play-screen.module.css';

export function MissingPlayers({ missing, canFill, why }: { missing: readonly Slot[]; canFill: boolean; why: string }) {
  const autoFill = useAutoFill();
  const { load } = usePlayerFinder();
  // Until the player table loads, auto-fill uses the sample players.
  useEffect(() => {
    load().catch(console.warn);
  }, [load]);
  const players = missing.length === 1 ? '1 player is' : `${missing.length} players are`;

  return (
    <section className={styles.panel} aria-labelledby="play-heading">
      <h1 id="play-heading" tabIndex={-1}>
        Your team isn’t complete
      </h1>
      <p className={styles.lead}>
        {why} {players} missing: {missing.join(', ')}.
      </p>
      <p className={styles.actions}>
        {canFill && (
          <Button look="strong" onClick={() => autoFill([], null)}>
            Auto-fill the rest
          </Button>
        )}
        <BuilderLink>Pick them myself</BuilderLink>
      </p>
    </section>
  );
}
