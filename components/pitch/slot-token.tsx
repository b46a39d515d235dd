'use client';

import { type CSSProperties, useRef } from 'react';
import { PlayerFace } from '#components/pitch/player-face.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerDrag } from '#hooks/use-player-drag.ts';
import { usePressSpot, useSpotState } from '#hooks/use-spot.ts';
import { slotPoint } from '#lib/team/layouts.ts';
import { removeStarter } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { FormationId, Slot } from '#types/team.ts';
import styles from './slot-token.module.css';

export function SlotToken({
  slot,
  formation,
  player,
  armband,
  isNumberShared,
  displayName,
}: {
  slot: Slot;
  formation: FormationId;
  player: Player | null;
  armband: 'C' | 'V' | null;
  isNumberShared: boolean;
  /** What the name plate says (D9). */
  displayName: string;
}) {
  const spot = { kind: 'slot', slot } as const;
  const { isSelected, isTarget, isBarred, isRefusing } = useSpotState(spot);
  const press = usePressSpot();
  const edit = useBuilder((builder) => builder.edit);
  const token = useRef<HTMLButtonElement>(null);
  const drag = usePlayerDrag({ mover: player ? { from: 'team', spot } : null, spot });

  const remove = (who: Player) => {
    const isRemoved = edit((team) => removeStarter(team, slot), `${who.name} removed from ${slot}`);
    // The remove button is about to unmount.
    if (isRemoved) token.current?.focus();
  };

  const landscape = slotPoint(formation, slot, 'landscape');
  const portrait = slotPoint(formation, slot, 'portrait');
  // Both orientations are in the style; CSS picks one, so the page is right before any script runs.
  const position = {
    '--along': landscape.left,
    '--across': landscape.top,
    '--upright': portrait.top,
  } as CSSProperties;

  return (
    <div
      ref={drag}
      className={styles.slot}
      style={position}
      data-empty={player ? undefined : ''}
      data-selected={isSelected ? '' : undefined}
      data-barred={isBarred ? '' : undefined}
    >
      <button
        ref={token}
        type="button"
        className={styles.token}
        aria-label={player ? `${slot}, ${player.name}` : `${slot}, empty`}
        aria-pressed={isSelected}
        aria-disabled={isRefusing || undefined}
        aria-description={player ? marksInWords(player, armband, isNumberShared) : undefined}
        title={player?.name}
        onClick={() => press(spot)}
      >
        <span className={styles.disc} data-target={isTarget ? '' : undefined}>
          {player ? (
            <>
              <PlayerFace player={player} />
              <span className={styles.badge}>{slot}</span>
              {armband && <span className={styles.band}>{armband}</span>}
              {player.jerseyNumber !== null && (
                <span className={styles.number} data-shared={isNumberShared || undefined}>
                  {player.jerseyNumber}
                </span>
              )}
            </>
          ) : (
            <>
              {slot}
              <span className={styles.plus} />
            </>
          )}
        </span>
        {player && <span className={styles.plate}>{displayName}</span>}
      </button>
      {player && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${player.name}`}
          onClick={() => remove(player)}
        />
      )}
    </div>
  );
}

function marksInWords({ jerseyNumber }: Player, armband: 'C' | 'V' | null, isShared: boolean): string | undefined {
  const words = [
    armband === 'C' && 'captain',
    armband === 'V' && 'vice-captain',
    jerseyNumber !== null && `number ${jerseyNumber}${isShared ? ', worn twice' : ''}`,
  ];
  return words.filter(Boolean).join(', ') || undefined;
}
