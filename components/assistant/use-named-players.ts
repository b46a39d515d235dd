'use client';

import { useMemo } from 'react';
import { useAddPlayer } from '#hooks/use-add-player.ts';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { fittingEmptySlot } from '#lib/team/fitting-slot.ts';
import type { Player } from '#types/player.ts';

const MAX_NAMED = 5;

/** The known players whose full names are in the text; empty until the player index has loaded. */
export function useNamedPlayers(text: string): readonly Player[] {
  const { finder } = usePlayerFinder();
  return useMemo(() => finder?.named(text, MAX_NAMED) ?? [], [finder, text]);
}

/** Adds a player to the selected spot, or else to the best empty slot, or else to the bench. */
export function useAddNamedPlayer(): (player: Player) => void {
  const store = useBuilderStore();
  const add = useAddPlayer();
  return (player) => {
    const { selected, team, select } = store.getState();
    if (!selected) {
      const slot = fittingEmptySlot(team, player);
      select(slot ? { kind: 'slot', slot } : { kind: 'bench', index: team.substitutes.length });
    }
    // The next player of the answer needs a spot of their own.
    if (add(player) || !selected) store.getState().select(null);
  };
}
