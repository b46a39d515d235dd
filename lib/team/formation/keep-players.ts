import { changeFormation } from '#lib/team/formation/change-formation.ts';
import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { formationOf, type Starter, startersOf } from '#lib/team/formation/formations.ts';
import { formerArrangement } from '#lib/team/formation/former-arrangement.ts';
import type { Player } from '#types/player.ts';
import type { FormationId, Slot, Team } from '#types/team.ts';

/**
 * Substitutes in their natural positions, for slots that no starter takes. If the bench is full, each makes room for a
 * starter who would otherwise play out of position.
 */
export function freeSubstitutes(team: Team, id: FormationId): Starter[] {
  const { players } = changeFormation({ ...team, substitutes: [] }, id);
  const free = [...team.substitutes];
  return formationOf(id).positions.flatMap((slot) => {
    const at = players[slot] ? -1 : free.findIndex(({ position }) => fitsSlot(position, slot));
    return at === -1 ? [] : free.splice(at, 1).map((player) => ({ slot, player }));
  });
}

/** Keep Players. Changing back restores the arrangement from before (D4); `before` is the history, oldest first. */
export function keepPlayers(team: Team, id: FormationId, before: readonly Team[]): Team {
  return formerArrangement(team, id, before) ?? changeFormation(team, id);
}

/** Keep Players, with its free substitutes coming on. */
export function changeFormationWithSubstitutes(team: Team, id: FormationId): Team {
  return changeFormation(team, id, freeSubstitutes(team, id));
}

const inWords = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts);

export type Move = { player: Player; from: Slot | 'bench'; slot: Slot };

/** Everyone who will stand in another slot. */
export function movesTo(before: Team, after: Team): Move[] {
  const former = new Map(startersOf(before).map(({ slot, player }) => [player.id, slot]));
  return startersOf(after).flatMap(({ slot, player }) => {
    const from = former.get(player.id) ?? 'bench';
    return from === slot ? [] : [{ player, from, slot }];
  });
}

/** Says who stays, who moves where, who comes on and who leaves the pitch. */
export function keepPlayersOutcome(before: Team, after: Team): string {
  const moves = movesTo(before, after);
  const coming = moves.filter(({ from }) => from === 'bench');
  const staying = startersOf(after).length - coming.length;
  const pitch = staying === 1 ? '1 player stays on the pitch' : `${staying} players stay on the pitch`;
  const moved = moves
    .filter(({ from }) => from !== 'bench')
    .map(({ player, from, slot }, at) => `${player.name}${at === 0 ? ' moves' : ''} from ${from} to ${slot}`);
  return [`${pitch}.`, sentence(moved), comingOn(coming), toTheBench(before, after)].filter(Boolean).join(' ');
}

const sentence = (parts: readonly string[]) => (parts.length === 0 ? '' : `${inWords(parts)}.`);

const comingOn = (coming: readonly Starter[]) =>
  sentence(coming.map(({ slot, player }) => `${player.name} comes on at ${slot}`));

/** Everyone who will have left the pitch. */
export function benched(before: Team, after: Team): Player[] {
  return after.substitutes.filter(({ id }) => before.substitutes.every((one) => one.id !== id));
}

function toTheBench(before: Team, after: Team): string {
  const leaving = benched(before, after).map(({ name }) => name);
  return leaving.length === 0 ? '' : `${inWords(leaving)} ${leaving.length === 1 ? 'moves' : 'move'} to the bench.`;
}

/** Describes Keep Players with substitutes coming on, or '' if nobody can. */
export function bringOnOutcome(team: Team, id: FormationId): string {
  const coming = freeSubstitutes(team, id);
  if (coming.length === 0) return '';
  return [comingOn(coming), toTheBench(team, changeFormation(team, id, coming))].filter(Boolean).join(' ');
}
