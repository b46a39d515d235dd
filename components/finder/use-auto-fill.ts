'use client';

import { useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { ADD_FAILED } from '#lib/platform/messages/team.ts';
import type { Era } from '#lib/players/index/eras.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import type { Player } from '#types/player.ts';

/** Fills the empty slots in one undoable step: from `found`, then the index, then the samples. */
export function useAutoFill(): (found: readonly Player[], era: Era | null) => Promise<void> {
  const store = useBuilderStore();
  const { finder } = usePlayerFinder();

  return async (found, era) => {
    try {
      const { fillEmptySlots, candidatesFrom } = await import('#lib/team/formation/fill-slots.ts');
      store
        .getState()
        .edit(
          (team) =>
            fillEmptySlots(team, [
              candidatesFrom(found),
              (position, isTaken) => finder?.suggest(position, { era, limit: 1, isTaken }) ?? [],
              candidatesFrom(SAMPLE_PLAYERS),
            ]),
          'Starting eleven filled',
        );
    } catch (error) {
      console.error(error);
      store.getState().notify('error', ADD_FAILED);
    }
  };
}
