'use client';

import { useFillTeam } from '#components/finder/use-fill-team.ts';
import { BuilderLink } from '#components/play/builder-link.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Slot } from '#types/team.ts';
import styles from './play-screen.module.css';

export function MissingPlayers({ missing, canFill, why }: { missing: readonly Slot[]; canFill: boolean; why: string }) {
  const { autoFill, isBusy } = useFillTeam();
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
          <Button look="strong" aria-busy={isBusy} onClick={() => autoFill([], null)}>
            Auto-fill the rest
          </Button>
        )}
        <BuilderLink>Pick them myself</BuilderLink>
      </p>
    </section>
  );
}
