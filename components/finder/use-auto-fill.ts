'use client';

import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import type { Era } from '#lib/players/index/eras.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { candidatesFrom, fillEmptySlots } from '#lib/team/formation/fill-slots.ts';
import type { Player } from '#types/player.ts';

/** Fills the empty slots in one undoable step: from `found`, then the index, then the samples. */
export function useAutoFill(): (found: readonly Player[], era: Era | null) => void {
  const edit = useBuilder((builder) => builder.edit);
  const { finder } = usePlayerFinder();

  return (found, era) =>
    edit(
      (team) =>
        fillEmptySlots(
          team,
          [
            candidatesFrom(found),
            (position, isTaken) => finder?.suggest(position, { era, limit: 1, isTaken }) ?? [],
            candidatesFrom(SAMPLE_PLAYERS),
          ],
          (player) => finder?.renown(player) ?? null,
        ),
      'Starting eleven filled',
    );
}
