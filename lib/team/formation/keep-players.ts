import { changeFormation } from '#lib/team/formation/change-formation.ts';
import { fitsSlot } from '#lib/team/formation/fitting-slot.ts';
import { formationOf, type Starter, startersOf } from '#lib/team/formation/formations.ts';
import type { FormationId, Team } from '#types/team.ts';

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

/** Keep Players, with its free substitutes coming on. */
export function changeFormationWithSubstitutes(team: Team, id: FormationId): Team {
  return changeFormation(team, id, freeSubstitutes(team, id));
}

const inWords = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts);

/** Says who stays, who moves where and who leaves the pitch. */
export function keepPlayersOutcome(team: Team, id: FormationId): string {
  const changed = changeFormation(team, id);
  const after = startersOf(changed);
  const pitch = after.length === 1 ? '1 player stays on the pitch' : `${after.length} players stay on the pitch`;
  const moves = after.flatMap(({ slot, player }) => {
    const from = startersOf(team).find((starter) => starter.player.id === player.id)?.slot;
    return from === undefined || from === slot ? [] : [{ player, from, slot }];
  });
  const moved = moves.map(
    ({ player, from, slot }, place) => `${player.name}${place === 0 ? ' moves' : ''} from ${from} to ${slot}`,
  );
  return [`${pitch}.`, moved.length > 0 && `${inWords(moved)}.`, toTheBench(team, changed)].filter(Boolean).join(' ');
}

function toTheBench(before: Team, { substitutes }: Team): string {
  const benched = substitutes.filter(({ id }) => before.substitutes.every((one) => one.id !== id));
  const names = inWords(benched.map(({ name }) => name));
  return benched.length === 0 ? '' : `${names} ${benched.length === 1 ? 'moves' : 'move'} to the bench.`;
}

/** Describes Keep Players with substitutes coming on, or '' if nobody can. */
export function bringOnOutcome(team: Team, id: FormationId): string {
  const coming = freeSubstitutes(team, id);
  if (coming.length === 0) return '';
  const news = toTheBench(team, changeFormation(team, id, coming));
  const names = inWords(coming.map(({ slot, player }) => `${player.name} comes on at ${slot}`));
  return [`${names}.`, news].filter(Boolean).join(' ');
}
