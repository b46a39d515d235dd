'use client';

import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { useScreenActions } from '#hooks/use-screen-actions.tsx';
import { moveAnnouncement } from '#lib/builder/announcements.ts';
import { canPlaceMover, isSameSpot, moverName } from '#lib/builder/state.ts';
import type { Builder } from '#lib/builder/store.ts';
import { playerAt } from '#lib/team/operations.ts';
import type { Spot } from '#types/team.ts';

export type SpotState = {
  isSelected: boolean;
  /** Somebody is being moved, and may not go here. */
  isBarred: boolean;
  /** Somebody is being moved, and a press here does no more than say why not: everywhere barred but where he comes from. */
  isRefusing: boolean;
};

/** How a place of the team stands: selected, or barred while somebody is moved. */
export function useSpotState(spot: Spot): SpotState {
  const isSelected = useBuilder(({ selected }) => isSameSpot(selected, spot));
  const bar = useBuilder((builder) => barInMove(builder, spot));
  return { isSelected, isBarred: bar !== null, isRefusing: bar === 'refused' };
}

/** Whether a player is being moved and may go here. Apart from `useSpotState`, so that only what lights up renders again. */
export function useIsTarget(spot: Spot): boolean {
  return useBuilder(({ moving, team }) => moving !== null && canPlaceMover(team, moving, spot));
}

function barInMove({ moving, team }: Builder, spot: Spot): 'refused' | 'origin' | null {
  if (!moving || canPlaceMover(team, moving, spot)) return null;
  return moving.from === 'team' && isSameSpot(moving.spot, spot) ? 'origin' : 'refused';
}

/**
 * What a click, tap or Enter on a place does (D7). While somebody is being moved it places there, or, on the player's
 * own place, lets go. Otherwise it selects the place, and opens the card of whoever is there or moves to the search.
 */
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
