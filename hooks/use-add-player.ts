'use client';

import { useBuilderStore } from '#hooks/use-builder.tsx';
import { moveAnnouncement } from '#lib/builder/announcements.ts';
import { ADD_FAILED, SELECT_POSITION_FIRST } from '#lib/messages.ts';
import { formationOf } from '#lib/team/formations.ts';
import type { Player } from '#types/player.ts';
import type { Slot, Team } from '#types/team.ts';

/** After an empty slot was filled, the next empty one is selected, so that an eleven is built name after name. */
function nextEmptySlot(team: Team, filled: Slot): Slot | null {
  const { positions } = formationOf(team.formation);
  const start = positions.indexOf(filled) + 1;
  return [...positions.slice(start), ...positions.slice(0, start)].find((slot) => !team.players[slot]) ?? null;
}

/**
 * Adds a found player to the selected place (spec §5, D6); without one it asks for it. Answers whether the player was
 * added.
 */
export function useAddPlayer(): (player: Player) => boolean {
  const store = useBuilderStore();

  return (player) => {
    const { team, selected, place, select, notify } = store.getState();
    if (!selected) {
      notify('error', SELECT_POSITION_FIRST);
      return false;
    }
    try {
      const wasEmpty = selected.kind === 'slot' && !team.players[selected.slot];
      if (!place({ from: 'search', player }, selected, moveAnnouncement(player.name, selected))) return false;
      if (selected.kind === 'bench') {
        select(selected);
      } else if (wasEmpty) {
        const next = nextEmptySlot(store.getState().team, selected.slot);
        select(next && { kind: 'slot', slot: next });
      }
      return true;
    } catch (error) {
      console.error(error);
      notify('error', ADD_FAILED);
      return false;
    }
  };
}
