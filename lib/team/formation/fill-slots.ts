import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { addStarter, type Edit, hasPlayer } from '#lib/team/operations.ts';
import { type RenownOf, renumber } from '#lib/team/renumber.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';
import type { Slot, Team } from '#types/team.ts';

export type Candidates = (position: Position, isTaken: (player: Player) => boolean) => readonly Player[];

/** Sources in order of preference. New players get numbers that nobody else in the team has, the best known first. */
export function fillEmptySlots(team: Team, sources: readonly Candidates[], renownOf: RenownOf): Edit {
  const empty = formationOf(team.formation).positions.filter((slot) => !team.players[slot]);
  let filled = team;
  for (const slot of empty) {
    const player = bestFor(filled, slot, sources);
    const edit = player && addStarter(filled, player, slot);
    if (edit?.ok) filled = edit.team;
  }
  const isNew = (player: Player) => !hasPlayer(team, player);
  if (filled !== team) return { ok: true, team: renumber(filled, renownOf, { mayChange: isNew, needsNumber: true }) };
  return { ok: false, reason: empty.length === 0 ? 'no-empty-slot' : 'nobody-fits' };
}

function bestFor(team: Team, slot: Slot, sources: readonly Candidates[]): Player | undefined {
  const isTaken = (player: Player) => hasPlayer(team, player);
  for (const candidates of sources) {
    const player = candidates(naturalPosition(slot), isTaken).find((one) => !isTaken(one));
    if (player) return player;
  }
}

export function candidatesFrom(players: readonly Player[]): Candidates {
  return (position) => players.filter((player) => fitsSlot(player.position, position));
}
