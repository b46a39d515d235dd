'use client';

import { Fragment, memo, type ReactNode, type Ref, useRef } from 'react';
import { PlayerFace } from '#components/pitch/player-face.tsx';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerDrag } from '#hooks/use-player-drag.ts';
import { useIsTarget, usePressSpot, useSpotState } from '#hooks/use-spot.ts';
import { armbandOf } from '#lib/team/armband.ts';
import { removeSubstitute } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { Spot } from '#types/team.ts';
import styles from './bench-seat.module.css';

/** One place on the bench; `index` counts from 0, the number that is shown from 1. */
export const BenchSeat = memo(function BenchSeat({ index, player }: { index: number; player: Player | null }) {
  const spot = { kind: 'bench', index } as const;
  const { isSelected, isBarred, isRefusing } = useSpotState(spot);
  const press = usePressSpot();
  const edit = useBuilder((builder) => builder.edit);
  const button = useRef<HTMLButtonElement>(null);
  const drag = usePlayerDrag({ mover: player ? { from: 'team', spot } : null, spot });
  const number = index + 1;
  const armband = useBuilder(({ team }) => player && armbandOf(team, player.id));
  const role = armband && (armband === 'C' ? 'Captain' : 'Vice-captain');
  const facts = player ? [role, player.position, player.nationality].filter(Boolean) : [];

  const remove = (who: Player) => {
    const isRemoved = edit((team) => removeSubstitute(team, index), `${who.name} removed from the substitutes`);
    // The button may go with the player; the place stays.
    if (isRemoved) button.current?.focus();
  };

  return (
    <Row ref={drag} spot={spot} isSelected={isSelected} isBarred={isBarred}>
      <button
        ref={button}
        type="button"
        className={styles.press}
        aria-label={player ? `Substitute ${number}, ${player.name}` : `Substitute ${number}, empty`}
        aria-pressed={isSelected}
        aria-disabled={isRefusing || undefined}
        aria-description={facts.join(', ') || undefined}
        onClick={() => press(spot)}
      >
        <i className={styles.number}>{number}</i>
        {player ? (
          // A part of its own, so that nothing slides from what an empty place shows to what a filled one does.
          <Fragment key="player">
            <span className={styles.face}>
              <PlayerFace player={player} />
            </span>
            <span className={styles.words}>
              <b>{player.name}</b>
              <small>{facts.join(' · ')}</small>
            </span>
          </Fragment>
        ) : (
          <>
            <span className={styles.ring}>
              <Icon name="plus" size={14} />
            </span>
            <span className={styles.empty}>Empty</span>
          </>
        )}
      </button>
      {player && (
        <Button
          look="icon"
          className={styles.remove}
          aria-label={`Remove ${player.name}`}
          onClick={() => remove(player)}
        >
          <Icon name="cross" size={16} />
        </Button>
      )}
    </Row>
  );
});

function Row({
  ref,
  spot,
  isSelected,
  isBarred,
  children,
}: {
  ref: Ref<HTMLLIElement>;
  spot: Spot;
  isSelected: boolean;
  isBarred: boolean;
  children: ReactNode;
}) {
  const isTarget = useIsTarget(spot);
  return (
    <li
      ref={ref}
      className={styles.seat}
      data-selected={isSelected ? '' : undefined}
      data-target={isTarget ? '' : undefined}
      data-barred={isBarred ? '' : undefined}
    >
      {children}
    </li>
  );
}
