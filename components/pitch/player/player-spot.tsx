'use client';

import { type CSSProperties, useRef } from 'react';
import { NamePlate } from '#components/pitch/player/name-plate.tsx';
import { PlayerFace } from '#components/pitch/player/player-face.tsx';
import { EmptyShirt } from '#components/pitch/player/shirt.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerDrag } from '#hooks/use-player-drag.ts';
import { usePressSpot, useSpotState } from '#hooks/use-spot.ts';
import { isOutOfPosition } from '#lib/team/formation/fitting-slot.ts';
import { shortPosition } from '#lib/team/formation/position-labels.ts';
import { armbandOf } from '#lib/team/look/armband.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import { removePlayer } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { ShirtChoice, Slot, Spot } from '#types/team.ts';
import styles from './player-spot.module.css';
import removeStyles from './remove-button.module.css';
import onBench from './spot-on-bench.module.css';
import onPitch from './spot-on-pitch.module.css';

const SIZES = { pitch: onPitch, bench: onBench };

export function PlayerSpot({
  spot,
  shownSlot,
  player,
  shirt,
  displayName = player?.name ?? '',
  style,
}: {
  spot: Spot;
  shownSlot?: Slot;
  player: Player | null;
  shirt: ShirtChoice;
  /** The text on the name plate (D9). */
  displayName?: string;
  style?: CSSProperties;
}) {
  const { isSelected, suggestion, isTarget, isRefusing, removeTabIndex, marks } = useSpotState(spot);
  const press = usePressSpot();
  const edit = useBuilder((builder) => builder.edit);
  const armband = useBuilder(({ team }) => player && armbandOf(team, player.id));
  const button = useRef<HTMLButtonElement>(null);
  const drag = usePlayerDrag({ mover: player ? { from: 'team', spot } : null, spot });
  const { size, place, at, code, label, isInGoal } = namesOf(spot, shownSlot);
  const own = SIZES[size];
  const isOut = player !== null && at !== null && isOutOfPosition(player, at);
  // Only when useful: on a move's targets, and for a player out of position.
  const isCodeShown = player !== null && at !== null && (isOut || isTarget);

  const remove = (who: Player) => {
    const isRemoved = edit((team) => removePlayer(team, spot), `${who.name} removed from ${place}`);
    // Focus the spot: the remove button is about to unmount.
    if (isRemoved) button.current?.focus();
  };

  return (
    <div
      ref={drag}
      className={`${styles.spot} ${own.spot}`}
      style={style}
      data-empty={player ? undefined : ''}
      {...marks}
    >
      <button
        ref={button}
        type="button"
        className={`${styles.press} ${own.press}`}
        aria-label={`${label}, ${player?.name ?? 'empty'}`}
        aria-pressed={isSelected}
        aria-disabled={isRefusing || undefined}
        aria-description={player ? factsInWords(player, armband, spot.kind === 'bench', isOut) : suggestion}
        title={player?.name}
        onClick={() => press(spot)}
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          if (player && !(ctrlKey || metaKey || altKey) && /^(Delete|Backspace)$/.test(key)) remove(player);
        }}
      >
        <span className={`${styles.shirt} ${own.shirt}`}>
          {player ? (
            <PlayerFace player={player} kit={kitOf(shirt, player, isInGoal)} number={player.jerseyNumber} />
          ) : (
            <EmptyShirt code={code} />
          )}
          {armband && <span className={styles.band}>{armband}</span>}
          {isCodeShown && (
            <span className={onPitch.code} data-out={isOut ? '' : undefined}>
              {code}
            </span>
          )}
        </span>
        {player && <NamePlate name={player.name} shown={displayName} size={size} />}
      </button>
      {player && (
        <button
          type="button"
          className={removeStyles.remove}
          aria-label={`Remove ${player.name}`}
          tabIndex={removeTabIndex}
          onClick={() => remove(player)}
        />
      )}
    </div>
  );
}

function namesOf(spot: Spot, shownSlot?: Slot) {
  if (spot.kind === 'slot') {
    const { slot } = spot;
    const at = shownSlot ?? slot;
    return { size: 'pitch', place: slot, at, code: at, label: slot, isInGoal: slot === 'GK' } as const;
  }
  const number = `${spot.index + 1}`;
  return { size: 'bench', place: 'the substitutes', at: null, code: number, label: `Substitute ${number}` } as const;
}

function factsInWords(
  { jerseyNumber, position, nationality }: Player,
  armband: 'C' | 'V' | null,
  isSubstitute: boolean,
  isOut: boolean,
): string | undefined {
  const words = [
    armband && (armband === 'C' ? 'captain' : 'vice-captain'),
    jerseyNumber !== null && `number ${jerseyNumber}`,
    ...(isSubstitute ? [shortPosition(position), nationality] : []),
    isOut && 'out of position',
  ];
  return words.filter(Boolean).join(', ') || undefined;
}
