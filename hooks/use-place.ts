'use client';

import { useBuilder, useBuilderNext, useBuilderStore } from '#hooks/use-builder.tsx';
import { useScreenActions } from '#hooks/use-screen-actions.tsx';
import { moveAnnouncement } from '#lib/builder/announcements.ts';
import { canPlaceMover, isSamePlace, moverName } from '#lib/builder/state.ts';
import type { Builder } from '#lib/builder/store.ts';
import { playerAt } from '#lib/team/operations.ts';
import type { Place } from '#types/team.ts';

export type PlaceState = {
  isSelected: boolean;
  /** Somebody is being moved, and may not go here. */
  isBarred: boolean;
  /** Somebody is being moved, and a press here does no more than say why not: everywhere barred but where he comes from. */
  isRefusing: boolean;
};

/** How a place of the team stands: selected, or barred while somebody is moved. */
export function usePlaceState(place: Place): PlaceState {
  const isSelected = useBuilder(({ selected }) => isSamePlace(selected, place));
  const bar = useBuilderNext((builder) => barInMove(builder, place));
  return { isSelected, isBarred: bar !== null, isRefusing: bar === 'refused' };
}

/**
 * Whether somebody is being moved and may go here, so that the place lights up: a moment after what was dropped, since
 * most places change then, and the two between which somebody moved are shown first. For the same reason it is apart
 * from the other states: what follows it should be no more than what lights up.
 */
export function useIsTarget(place: Place): boolean {
  return useBuilderNext(({ moving, team }) => moving !== null && canPlaceMover(team, moving, place));
}

function barInMove({ moving, team }: Builder, place: Place): 'refused' | 'origin' | null {
  if (!moving || canPlaceMover(team, moving, place)) return null;
  return moving.from === 'team' && isSamePlace(moving.place, place) ? 'origin' : 'refused';
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
