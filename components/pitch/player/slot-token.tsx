'use client';

import { type CSSProperties, useRef } from 'react';
import { NamePlate } from '#components/pitch/player/name-plate.tsx';
import { PlayerFace } from '#components/pitch/player/player-face.tsx';
import { EmptyShirt } from '#components/pitch/player/shirt.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerDrag } from '#hooks/use-player-drag.ts';
import { usePressSpot, useSpotState } from '#hooks/use-spot.ts';
import { isOutOfPosition } from '#lib/team/formation/fitting-slot.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import type { Kit } from '#lib/team/look/shirt-parts.ts';
import { removeStarter } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { FormationId, ShirtChoice, Slot } from '#types/team.ts';
import removeStyles from './remove-button.module.css';
import styles from './slot-token.module.css';

export function SlotToken({
  slot,
  formation,
  player,
  shirt,
  armband,
  displayName,
}: {
  slot: Slot;
  formation: FormationId;
  player: Player | null;
  shirt: ShirtChoice;
  armband: 'C' | 'V' | null;
  /** The text on the name plate (D9). */
  displayName: string;
}) {
  const spot = { kind: 'slot', slot } as const;
  const { isSelected, isTarget, isRefusing, marks } = useSpotState(spot);
  const press = usePressSpot();
  const edit = useBuilder((builder) => builder.edit);
  const token = useRef<HTMLButtonElement>(null);
  const drag = usePlayerDrag({ mover: player ? { from: 'team', spot } : null, spot });

  const remove = (who: Player) => {
    const isRemoved = edit((team) => removeStarter(team, slot), `${who.name} removed from ${slot}`);
    // Focus the slot: the remove button is about to unmount.
    if (isRemoved) token.current?.focus();
  };

  const landscape = slotPoint(formation, slot, 'landscape');
  const portrait = slotPoint(formation, slot, 'portrait');
  // The style has both orientations and CSS picks one, so the page is right before any script runs.
  const position = {
    '--along': landscape.left,
    '--across': landscape.top,
    '--upright': portrait.top,
  } as CSSProperties;

  const isOut = player !== null && isOutOfPosition(player, slot);

  return (
    <div ref={drag} className={styles.slot} style={position} data-empty={player ? undefined : ''} {...marks}>
      <button
        ref={token}
        type="button"
        className={styles.token}
        aria-label={player ? `${slot}, ${player.name}` : `${slot}, empty`}
        aria-pressed={isSelected}
        aria-disabled={isRefusing || undefined}
        aria-description={player ? marksInWords(player, armband, isOut) : undefined}
        title={player?.name}
        onClick={() => press(spot)}
      >
        <span className={styles.disc}>
          {player ? (
            <Face
              player={player}
              kit={kitOf(shirt, player, slot === 'GK')}
              armband={armband}
              code={isOut || isTarget ? slot : null}
              isOut={isOut}
            />
          ) : (
            <EmptyShirt code={slot} />
          )}
        </span>
        {player && <NamePlate name={player.name} shown={displayName} />}
      </button>
      {player && (
        <button
          type="button"
          className={removeStyles.remove}
          aria-label={`Remove ${player.name}`}
          onClick={() => remove(player)}
        />
      )}
    </div>
  );
}

/** `code` is shown only when useful: on a move's targets and for a player out of position. */
function Face({
  player,
  kit,
  armband,
  code,
  isOut,
}: {
  player: Player;
  kit: Kit;
  armband: 'C' | 'V' | null;
  code: Slot | null;
  isOut: boolean;
}) {
  return (
    <>
      <PlayerFace player={player} kit={kit} number={player.jerseyNumber} />
      {armband && <span className={styles.band}>{armband}</span>}
      {code && (
        <span className={styles.code} data-out={isOut ? '' : undefined}>
          {code}
        </span>
      )}
    </>
  );
}

function marksInWords({ jerseyNumber }: Player, armband: 'C' | 'V' | null, isOut: boolean): string | undefined {
  const words = [
    armband === 'C' && 'captain',
    armband === 'V' && 'vice-captain',
    jerseyNumber !== null && `number ${jerseyNumber}`,
    isOut && 'out of position',
  ];
  return words.filter(Boolean).join(', ') || undefined;
}
