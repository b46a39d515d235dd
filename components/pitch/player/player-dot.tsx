import type { CSSProperties } from 'react';
import { initials } from '#lib/team/look/display.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import type { Player } from '#types/player.ts';
import type { ShirtChoice, Slot } from '#types/team.ts';
import styles from './player-dot.module.css';

type Props = {
  slot: Slot;
  player: Player | null;
  shirt: ShirtChoice;
  /** If there is room for it; else, initials. */
  name?: string | null;
};

export function PlayerDot({ slot, player, shirt, name = null }: Props) {
  const kit = player && kitOf(shirt, player, slot === 'GK');
  const style = { '--body': kit?.body, '--ink': kit?.number } as CSSProperties;
  return (
    <span className={styles.dot} style={style} data-empty={player ? undefined : ''}>
      {player ? (name ?? initials(player.name)) : slot}
    </span>
  );
}
