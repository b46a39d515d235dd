'use client';

import { useBuilderStore } from '#hooks/use-builder.tsx';
import { moveAnnouncement } from '#lib/builder/announcements.ts';
import { ADD_FAILED, refusalMessage, SELECT_POSITION_FIRST } from '#lib/platform/messages/team.ts';
import { formationOf } from '#lib/team/formations.ts';
import { hasPlayer } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { Spot, Team } from '#types/team.ts';

/** After filling a slot, selects the next empty one. The bench stays selected. */
function nextSpot(filled: Spot): (team: Team) => Spot | null {
  if (filled.kind === 'bench') return () => filled;
  return (team) => {
    const { positions } = formationOf(team.formation);
    const start = positions.indexOf(filled.slot) + 1;
    const slot = [...positions.slice(start), ...positions.slice(0, start)].find((one) => !team.players[one]);
    return slot ? { kind: 'slot', slot } : null;
  };
}

/** Adds a player to the selected spot, or picks the player up if none is selected (D6). Returns whether it added. */
export function useAddPlayer(): (player: Player) => boolean {
  const store = useBuilderStore();

  const pickUp = (player: Player) => {
    const { startMoving, say } = store.getState();
    startMoving({ from: 'search', player });
    say(`${player.name}. ${SELECT_POSITION_FIRST}`);
  };

  return (player) => {
    const { team, selected, placePlayer, notify } = store.getState();
    if (!selected) {
      if (!hasPlayer(team, player)) pickUp(player);
      else notify('error', refusalMessage('already-in-team', player.name) ?? ADD_FAILED);
      return false;
    }
    try {
      const next = selected.kind === 'bench' || !team.players[selected.slot] ? nextSpot(selected) : undefined;
      return placePlayer({ from: 'search', player }, selected, moveAnnouncement(player.name, selected), next);
    } catch (error) {
      console.error(error);
      notify('error', ADD_FAILED);
      return false;
    }
  };
}
