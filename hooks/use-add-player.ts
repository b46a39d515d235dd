'use client';

import { useBuilderStore } from '#hooks/use-builder.tsx';
import { moveAnnouncement } from '#lib/builder/announcements.ts';
import { ADD_FAILED, refusalMessage, SELECT_POSITION_FIRST } from '#lib/platform/messages/team.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { isSameLine, isSamePosition } from '#lib/team/formation/same-position.ts';
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
    return slot ? { ...filled, slot } : null;
  };
}

/** Instead of a guess, prefers an empty slot that fits the player, or at least one in the same line. */
function placeFor({ position }: Player, selected: Spot, { formation, players }: Team): Spot {
  if (selected.kind === 'bench' || !selected.isGuess) return selected;
  const empty = formationOf(formation).positions.filter((slot) => !players[slot]);
  const slot =
    empty.find((one) => isSamePosition(position, naturalPosition(one))) ??
    empty.find((one) => isSameLine(position, naturalPosition(one)));
  return { ...selected, slot: slot ?? selected.slot };
}

/** Adds a player and returns the spot, or null if it did not. If no spot is selected, it picks the player up (D6). */
export function useAddPlayer(): (player: Player) => Spot | null {
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
      return null;
    }
    try {
      const place = placeFor(player, selected, team);
      const next = place.kind === 'bench' || !team.players[place.slot] ? nextSpot(place) : undefined;
      return placePlayer({ from: 'search', player }, place, moveAnnouncement(player.name, place), next) ? place : null;
    } catch (error) {
      console.error(error);
      notify('error', ADD_FAILED);
      return null;
    }
  };
}
