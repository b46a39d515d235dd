'use client';

import { Fragment, useRef } from 'react';
import { PlayerFace } from '#components/pitch/player-face.tsx';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerDrag } from '#hooks/use-player-drag.ts';
import { usePressSpot, useSpotState } from '#hooks/use-spot.ts';
import { armbandOf } from '#lib/team/armband.ts';
import { removeSubstitute } from '#lib/team/operations.ts';
import { shortPosition } from '#lib/team/position-labels.ts';
import type { Player } from '#types/player.ts';
import styles from './bench-seat.module.css';

export function BenchSeat({ index, player }: { index: number; player: Player | null }) {
  const spot = { kind: 'bench', index } as const;
  const { isSelected, isTarget, isBarred, isRefusing } = useSpotState(spot);
  const press = usePressSpot();
  const edit = useBuilder((builder) => builder.edit);
  const button = useRef<HTMLButtonElement>(null);
  const drag = usePlayerDrag({ mover: player ? { from: 'team', spot } : null, spot });
  const number = index + 1;
  const armband = useBuilder(({ team }) => player && armbandOf(team, player.id));
  const role = armband && (armband === 'C' ? 'Captain' : 'Vice-captain');
  const facts = player ? [role, shortPosition(player.position), player.nationality].filter(Boolean) : [];

  const remove = (who: Player) => {
    const isRemoved = edit((team) => removeSubstitute(team, index), `${who.name} removed from the substitutes`);
    // The remove button may be about to unmount.
    if (isRemoved) button.current?.focus();
  };

  return (
    <li
      ref={drag}
      className={styles.seat}
      data-selected={isSelected ? '' : undefined}
      data-target={isTarget ? '' : undefined}
      data-barred={isBarred ? '' : undefined}
    >
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
          // Keyed, so that no transition runs between an empty and a filled seat.
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
    </li>
  );
}
