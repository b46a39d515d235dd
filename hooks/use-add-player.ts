'use client';

import { useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerRoles } from '#hooks/use-player-finder.tsx';
import { moveAnnouncement } from '#lib/builder/announcements.ts';
import { isChosen, spotFor } from '#lib/builder/state.ts';
import { ADD_FAILED, refusalMessage, SELECT_POSITION_FIRST } from '#lib/platform/messages/team.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { hasPlayer } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { Slot, Spot, Team } from '#types/team.ts';

/** The next empty slot leads the list, but only as the screen's guess (D61). */
function nextGuess({ formation, players }: Team, filled: Slot): Spot | null {
  const { positions } = formationOf(formation);
  const start = positions.indexOf(filled) + 1;
  const slot = [...positions.slice(start), ...positions.slice(0, start)].find((one) => !players[one]);
  return slot ? { kind: 'slot', slot, isGuess: true } : null;
}

/** Adds a player and returns the spot, or null if it did not. If there is no suggestion, it picks the player up (D6). */
export function useAddPlayer(): (player: Player) => Spot | null {
  const store = useBuilderStore();
  const rolesOf = usePlayerRoles();

  const pickUp = (player: Player) => {
    const { startMoving, say } = store.getState();
    startMoving({ from: 'search', player });
    say(`${player.name}. ${SELECT_POSITION_FIRST}`);
  };

  return (player) => {
    const builder = store.getState();
    const { team, selected, placePlayer, notify } = builder;
    const spot = spotFor(builder, rolesOf(player));
    if (!spot) {
      if (!hasPlayer(team, player)) pickUp(player);
      else notify('error', refusalMessage('already-in-team', player.name) ?? ADD_FAILED);
      return null;
    }
    try {
      const next = (after: Team) => {
        // A chosen bench stays chosen.
        if (spot.kind === 'bench') return isChosen(selected) ? spot : null;
        return team.players[spot.slot] ? null : nextGuess(after, spot.slot);
      };
      return placePlayer({ from: 'search', player }, spot, moveAnnouncement(player.name, spot), next) ? spot : null;
    } catch (error) {
      console.error(error);
      notify('error', ADD_FAILED);
      return null;
    }
  };
}
