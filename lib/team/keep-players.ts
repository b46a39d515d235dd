import { changeFormation } from '#lib/team/change-formation.ts';
import { fitsSlot } from '#lib/team/fitting-slot.ts';
import { formationOf, type Starter, startersOf } from '#lib/team/formations.ts';
import type { FormationId, Team } from '#types/team.ts';

/** Substitutes for the positions that Keep Players leaves empty and that are their natural ones. */
export function freeSubstitutes(team: Team, id: FormationId): Starter[] {
  const { players, substitutes } = changeFormation(team, id);
  const free = substitutes.slice(0, team.substitutes.length);
  return formationOf(id).positions.flatMap((slot) => {
    const at = players[slot] ? -1 : free.findIndex(({ position }) => fitsSlot(position, slot));
    return at === -1 ? [] : free.splice(at, 1).map((player) => ({ slot, player }));
  });
}

/** Keep Players, and its free substitutes come on. */
export function changeFormationWithSubstitutes(team: Team, id: FormationId): Team {
  const coming = freeSubstitutes(team, id);
  const changed = changeFormation(team, id);
  const players = { ...changed.players };
  for (const { slot, player } of coming) players[slot] = { ...player, isSubstitute: false };
  const substitutes = changed.substitutes.filter((one) => !coming.some(({ player }) => player.id === one.id));
  return { ...changed, players, substitutes };
}

const inWords = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts);

/** Who stays, who moves where and who leaves the pitch. */
export function keepPlayersOutcome(team: Team, id: FormationId): string {
  const changed = changeFormation(team, id);
  const after = startersOf(changed);
  const pitch = after.length === 1 ? '1 player stays on the pitch' : `${after.length} players stay on the pitch`;
  const moved = after.flatMap(({ slot, player }) => {
    const from = startersOf(team).find((starter) => starter.player.id === player.id)?.slot;
    return from === undefined || from === slot ? [] : [`${player.name} from ${from} to ${slot}`];
  });
  const benched = changed.substitutes.slice(team.substitutes.length).map(({ name }) => name);
  return [
    moved.length === 0 ? `${pitch}.` : `${pitch}: ${inWords(moved)}.`,
    benched.length > 0 && `${inWords(benched)} ${benched.length === 1 ? 'moves' : 'move'} to the bench.`,
  ]
    .filter(Boolean)
    .join(' ');
}
