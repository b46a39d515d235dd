'use client';

import { useMemo } from 'react';
import { useAddPlayer } from '#hooks/use-add-player.ts';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { fittingEmptySlot } from '#lib/team/fitting-slot.ts';
import type { Player } from '#types/player.ts';

/** More would be a list, not a help. */
const MOST = 5;

/** Players that a text names by full name and that the index knows; none until the index is there. */
export function useNamedPlayers(text: string): readonly Player[] {
  const { finder } = usePlayerFinder();
  return useMemo(() => finder?.named(text, MOST) ?? [], [finder, text]);
}

/** Adds a player to the selected place, else to the slot that suits best, else to the bench. */
export function useAddNamedPlayer(): (player: Player) => void {
  const store = useBuilderStore();
  const add = useAddPlayer();
  return (player) => {
    const { selected, team, select } = store.getState();
    if (!selected) {
      const slot = fittingEmptySlot(team, player);
      select(slot ? { kind: 'slot', slot } : { kind: 'bench', index: team.substitutes.length });
    }
    // The next player of the answer has a place of his or her own.
    if (add(player) || !selected) store.getState().select(null);
  };
}
