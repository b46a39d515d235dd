'use client';

import { useBuilder, useBuilderLater, useBuilderStore } from '#hooks/use-builder.tsx';
import { useScreenActions } from '#hooks/use-screen-actions.tsx';
import { moveAnnouncement } from '#lib/builder/announcements.ts';
import { canPlaceMover, isSamePlace, moverName } from '#lib/builder/state.ts';
import type { Builder } from '#lib/builder/store.ts';
import { playerAt } from '#lib/team/operations.ts';
import type { Place } from '#types/team.ts';

export type PlaceState = {
  isSelected: boolean;
  /** Somebody is being moved, and may go here. */
  isTarget: boolean;
  /** Somebody is being moved, and may not go here. */
  isBarred: boolean;
  /** Somebody is being moved, and a press here does no more than say why not: everywhere barred but where he comes from. */
  isRefusing: boolean;
};

/**
 * How a place of the team stands: selected, or lit up or barred while somebody is moved. What is lit up follows a moment
 * after what was dropped: all places change then, and the two between which somebody moved are shown first.
 */
export function usePlaceState(place: Place): PlaceState {
  const isSelected = useBuilder(({ selected }) => isSamePlace(selected, place));
  const part = useBuilderLater((builder) => partInMove(builder, place));
  return {
    isSelected,
    isTarget: part === 'target',
    isBarred: part === 'barred' || part === 'origin',
    isRefusing: part === 'barred',
  };
}

function partInMove({ moving, team }: Builder, place: Place): 'none' | 'target' | 'barred' | 'origin' {
  if (!moving) return 'none';
  if (canPlaceMover(team, moving, place)) return 'target';
  return moving.from === 'team' && isSamePlace(moving.place, place) ? 'origin' : 'barred';
}

/**
 * What a click, tap or Enter on a place does (D7). While somebody is being moved it places there, or, on the player's
 * own place, lets go. Otherwise it selects the place, and opens the card of whoever is there or moves to the search.
 */
export function usePressPlace(): (place: Place) => void {
  const store = useBuilderStore();
  const { openCard, focusSearch } = useScreenActions();

  return (place) => {
    const { moving, team, place: put, select, stopMoving } = store.getState();
    if (moving) {
      if (moving.from === 'team' && isSamePlace(moving.place, place)) stopMoving();
      else put(moving, place, moveAnnouncement(moverName(team, moving), place));
      return;
    }
    select(place);
    if (playerAt(team, place)) openCard({ place });
    else focusSearch();
  };
}
