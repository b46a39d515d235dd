'use client';

import { Button } from '#components/ui/button.tsx';
import { useAddPlayer } from '#hooks/use-add-player.ts';
import { shortPosition } from '#lib/team/formation/position-labels.ts';
import { nationCode } from '#lib/team/look/kits.ts';
import type { Player } from '#types/player.ts';
import styles from './legend-rows.module.css';

export function LegendRows({ players, onAdded }: { players: readonly Player[]; onAdded: () => void }) {
  const add = useAddPlayer();
  return players.map((player) => (
    <li key={player.id} className={styles.row}>
      <span className={styles.words}>
        <b>{player.name}</b>
        <small>
          {[shortPosition(player.position), nationCode(player.nationality), player.team]
            .map((fact) => fact.replaceAll(' ', '\u00a0'))
            .join('\u00a0· ')}
        </small>
        <small>Retired before 1975</small>
      </span>
      <Button
        data-add=""
        aria-label={`Add anyway: ${player.name}`}
        // Keeps focus in the field and a phone's keyboard open.
        onMouseDown={(event) => {
          if (document.activeElement instanceof HTMLInputElement) event.preventDefault();
        }}
        onClick={({ detail }) => {
          if (detail < 2 && add(player)) onAdded();
        }}
      >
        Add anyway
      </Button>
    </li>
  ));
}
