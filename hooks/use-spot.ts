'use client';

import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { useScreenActions } from '#hooks/use-screen-actions.tsx';
import { moveAnnouncement, suggestionAt } from '#lib/builder/announcements.ts';
import { canPlaceMover, isChosen, isSameSpot, moverName, moverPlayer } from '#lib/builder/state.ts';
import type { Builder } from '#lib/builder/store.ts';
import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { playerAt } from '#lib/team/operations.ts';
import type { Spot } from '#types/team.ts';

export function useSpotState(spot: Spot) {
  const isSelected = useBuilder(({ selected }) => isChosen(selected) && isSameSpot(selected, spot));
  const suggestion = useBuilder((builder) => (builder.moving ? undefined : suggestionAt(spot, builder.suggestion)));
  const move = useBuilder((builder) => stateInMove(builder, spot));
  return {
    isSelected,
    suggestion,
    isTarget: move === 'target' || move === 'natural',
    /** Pressing it only explains why the player can't go here. */
    isRefusing: move === 'refused',
    /** During a move, the next Enter places the player (D7), so Tab goes from spot to spot. */
    removeTabIndex: move === null ? 0 : -1,
    /** For the style sheets. A target is natural if it is the moving player's own position. */
    marks: {
      'data-selected': mark(isSelected),
      'data-suggested': mark(suggestion !== undefined),
      'data-target': mark(move === 'target' || move === 'natural'),
      'data-natural': mark(move === 'natural'),
      'data-barred': mark(move === 'refused'),
      'data-held': mark(move === 'origin'),
    },
  };
}

const mark = (isSet: boolean) => (isSet ? '' : undefined);

function stateInMove({ moving, team }: Builder, spot: Spot): 'target' | 'natural' | 'origin' | 'refused' | null {
  if (!moving) return null;
  if (canPlaceMover(team, moving, spot)) {
    const player = moverPlayer(team, moving);
    return player && spot.kind === 'slot' && fitsSlot(player.position, spot.slot) ? 'natural' : 'target';
  }
  return moving.from === 'team' && isSameSpot(moving.spot, spot) ? 'origin' : 'refused';
}

/** The effect of a click, tap or Enter on a spot (D7). */
export function usePressSpot(): (spot: Spot) => void {
  const store = useBuilderStore();
  const { openCard, focusSearch } = useScreenActions();

  return (spot) => {
    const { moving, team, placePlayer, select, stopMoving } = store.getState();
    if (moving) {
      if (moving.from === 'team' && isSameSpot(moving.spot, spot)) stopMoving();
      else placePlayer(moving, spot, moveAnnouncement(moverName(team, moving), spot));
      return;
    }
    select(spot);
    if (playerAt(team, spot)) openCard({ spot });
    else focusSearch();
  };
}
