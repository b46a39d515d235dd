'use client';

import { type CSSProperties, Fragment, useRef } from 'react';
import { PlayerFace } from '#components/pitch/player/player-face.tsx';
import { EmptyShirt } from '#components/pitch/player/shirt.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerDrag } from '#hooks/use-player-drag.ts';
import { usePressSpot, useSpotState } from '#hooks/use-spot.ts';
import { shortPosition } from '#lib/team/formation/position-labels.ts';
import { armbandOf } from '#lib/team/look/armband.ts';
import { plateLines } from '#lib/team/look/display.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import { textWidth } from '#lib/team/look/text-width.ts';
import { removeSubstitute } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { ShirtChoice } from '#types/team.ts';
import styles from './bench-seat.module.css';

const LONG_ROOT = 3.6;

export function BenchSeat({ index, player, shirt }: { index: number; player: Player | null; shirt: ShirtChoice }) {
  const spot = { kind: 'bench', index } as const;
  const { isSelected, isRefusing, marks } = useSpotState(spot);
  const press = usePressSpot();
  const edit = useBuilder((builder) => builder.edit);
  const button = useRef<HTMLButtonElement>(null);
  const drag = usePlayerDrag({ mover: player ? { from: 'team', spot } : null, spot });
  const number = index + 1;
  const armband = useBuilder(({ team }) => player && armbandOf(team, player.id));

  const remove = (who: Player) => {
    const isRemoved = edit((team) => removeSubstitute(team, index), `${who.name} removed from the substitutes`);
    if (isRemoved) button.current?.focus();
  };

  return (
    <li ref={drag} className={styles.seat} data-filled={player ? '' : undefined} {...marks}>
      <button
        ref={button}
        type="button"
        className={styles.press}
        aria-label={player ? `Substitute ${number}, ${player.name}` : `Substitute ${number}, empty`}
        aria-pressed={isSelected}
        aria-disabled={isRefusing || undefined}
        aria-description={player ? factsInWords(player, armband) : undefined}
        title={player?.name}
        onClick={() => press(spot)}
      >
        {player ? (
          // The key prevents a transition between an empty and a filled seat.
          <Fragment key="player">
            <span className={styles.face}>
              <PlayerFace player={player} kit={kitOf(shirt, player)} number={player.jerseyNumber} />
              {armband && <span className={styles.band}>{armband}</span>}
            </span>
            <SeatName name={player.name} />
          </Fragment>
        ) : (
          <span className={styles.face}>
            <EmptyShirt code={`${number}`} />
          </span>
        )}
      </button>
      {player && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${player.name}`}
          onClick={() => remove(player)}
        />
      )}
    </li>
  );
}

function SeatName({ name }: { name: string }) {
  const { first, last } = plateLines(name, name);
  const ems = Math.max(1, textWidth(last, 1));
  // A text's area grows with the square of its font size.
  const root = Math.sqrt(ems + textWidth(first, 1));
  return (
    <span
      className={styles.words}
      data-long={root > LONG_ROOT ? '' : undefined}
      style={{ '--root': root.toFixed(2) } as CSSProperties}
      dir="auto"
    >
      {first !== '' && <i>{first} </i>}
      <b style={{ '--ems': ems } as CSSProperties}>{last}</b>
    </span>
  );
}

function factsInWords({ jerseyNumber, position, nationality }: Player, armband: 'C' | 'V' | null): string | undefined {
  const words = [
    armband && (armband === 'C' ? 'Captain' : 'Vice-captain'),
    jerseyNumber !== null && `number ${jerseyNumber}`,
    shortPosition(position),
    nationality,
  ];
  return words.filter(Boolean).join(', ') || undefined;
}
