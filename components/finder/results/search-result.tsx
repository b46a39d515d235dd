'use client';

import { memo, useId, useRef } from 'react';
import { flyShirt } from '#components/finder/results/fly-shirt.ts';
import { SuggestedPlace } from '#components/finder/results/suggested-place.tsx';
import { PlayerFace } from '#components/pitch/player/player-face.tsx';
import { Button } from '#components/ui/button.tsx';
import { useFocusHandover } from '#components/ui/focus-handover.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useAddPlayer } from '#hooks/use-add-player.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerDrag } from '#hooks/use-player-drag.ts';
import { useScreenActions } from '#hooks/use-screen-actions.tsx';
import { shortPosition } from '#lib/team/formation/position-labels.ts';
import { kitOf, nationCode } from '#lib/team/look/kits.ts';
import { hasPlayer } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import styles from './search-result.module.css';

type Props = {
  player: Player;
  /** The one row that shows where its player would go. */
  isSuggesting: boolean;
  onPoint: (player: Player | null) => void;
  onAdded: () => void;
};

export const SearchResult = memo(function SearchResult({ player, isSuggesting, onPoint, onAdded }: Props) {
  // Deferred like the list, so that both update together.
  const isInTeam = useBuilder((builder) => hasPlayer(builder.team, player));
  const kit = useBuilder(({ team }) => kitOf(team.shirt, player));
  const drag = usePlayerDrag({ mover: isInTeam ? null : { from: 'search', player } });
  const { openCard } = useScreenActions();
  const add = useAddPlayer();
  const placeId = useId();
  const hasPlace = isSuggesting && !isInTeam;
  const name = useRef<HTMLButtonElement>(null);
  // If a focused row disappears, focus moves to the list.
  useFocusHandover(
    () => name.current?.closest('li'),
    (row) => row.closest('ul'),
  );

  return (
    <li
      ref={drag}
      className={styles.result}
      data-in-team={isInTeam ? '' : undefined}
      onPointerEnter={() => onPoint(player)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(player)}
      onBlur={() => onPoint(null)}
    >
      <button ref={name} type="button" className={styles.open} title={player.name} onClick={() => openCard({ player })}>
        <span className={styles.face}>
          <PlayerFace player={player} kit={kit} />
        </span>
        <span className={styles.words}>
          <b>{player.name}</b>
          <small>
            {[shortPosition(player.position), nationCode(player.nationality), player.team, player.year]
              .filter(Boolean)
              // Wraps between facts only.
              .map((fact) => `${fact}`.replaceAll(' ', '\u00a0'))
              .join('\u00a0· ')}
          </small>
        </span>
      </button>
      {isInTeam && <span className={styles.mark}>In team</span>}
      <Button
        look="icon"
        data-add=""
        className={styles.add}
        aria-label={`Add ${player.name}`}
        aria-describedby={hasPlace ? placeId : undefined}
        // Keeps focus in the field and a phone's keyboard open.
        onMouseDown={(event) => {
          if (document.activeElement instanceof HTMLInputElement) event.preventDefault();
        }}
        onClick={({ detail, currentTarget }) => {
          if (detail > 1) return;
          const row = currentTarget.closest('li');
          const place = add(player);
          if (!place) return;
          if (row && place.kind === 'slot') flyShirt(row, place.slot);
          onAdded();
        }}
      >
        <Icon name={isInTeam ? 'check' : 'plus'} size={18} />
      </Button>
      {hasPlace && <SuggestedPlace id={placeId} player={player} />}
    </li>
  );
});
