import { cheapestAssignment } from '#lib/team/formation/cheapest-assignment.ts';
import { emptyStarters, formationOf, slotsOfStarters, startersOf } from '#lib/team/formation/formations.ts';
import { misfit } from '#lib/team/formation/suggested-spot.ts';
import { type Edit, everyone } from '#lib/team/operations.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { PlayerPosition } from '#types/position.ts';
import { FORMATION_IDS, type FormationId, type Team } from '#types/team.ts';

type RolesOf = (player: Player) => readonly PlayerPosition[];

export type ArrangeOptions = {
  /** Substitutes may come on, for an empty slot or a starter who fits worse. */
  withBench: boolean;
  rolesOf: RolesOf;
};

/** More than any slot that a player may have, less than goal for an outfield player. */
const ON_BENCH = 1000;
/** Among equally good arrangements, as few move as can: all moves together weigh less than one metre. */
const FIT = 100;

export function totalMisfit(team: Team, rolesOf: RolesOf): number {
  return startersOf(team).reduce((sum, { slot, player }) => sum + misfit(rolesOf(player), slot), 0);
}

/** The same players in the slots that suit them best, by the costs of D61. */
export function arrange(team: Team, formation: FormationId, { withBench, rolesOf }: ArrangeOptions): Team {
  const people = withBench ? everyone(team) : startersOf(team).map(({ player }) => player);
  const former = slotsOfStarters(team);
  const slots = formationOf(formation).positions;
  const costs = people.map((player) => {
    const roles = rolesOf(player);
    const from = former.get(player.id);
    const inSlots = slots.map((slot) => misfit(roles, slot) * FIT + Number(slot !== from));
    const onBench = ON_BENCH * FIT + Number(from !== undefined);
    return withBench ? [...inSlots, ...Array.from({ length: MAX_SUBSTITUTES }, () => onBench)] : inSlots;
  });

  const players = emptyStarters(formation);
  const placed = new Set<string>();
  for (const [at, column] of cheapestAssignment(costs).entries()) {
    const slot = slots[column];
    const player = people[at];
    if (!slot || !player) continue;
    players[slot] = { ...player, isSubstitute: false };
    placed.add(player.id);
  }
  const staying = team.substitutes.filter(({ id }) => !placed.has(id));
  const leaving = startersOf(team).flatMap(({ player }) =>
    placed.has(player.id) ? [] : [{ ...player, isSubstitute: true }],
  );
  return { ...team, formation, players, substitutes: [...staying, ...leaving] };
}

/** In the formation that suits the players best; the present one if no other is better. */
export function arrangeInBestFormation(team: Team, options: ArrangeOptions): Team {
  const ids = [team.formation, ...FORMATION_IDS.filter((id) => id !== team.formation)];
  const cost = (arranged: Team) => totalMisfit(arranged, options.rolesOf) + ON_BENCH * arranged.substitutes.length;
  return ids.map((id) => arrange(team, id, options)).reduce((best, next) => (cost(next) < cost(best) ? next : best));
}

export function isSameArrangement(a: Team, b: Team): boolean {
  const places = ({ formation, players }: Team) => formationOf(formation).positions.map((slot) => players[slot]?.id);
  return a.formation === b.formation && places(a).every((id, at) => id === places(b)[at]);
}

export function rearranged(before: Team, after: Team): Edit {
  return isSameArrangement(before, after) ? { ok: false, reason: 'nothing-to-do' } : { ok: true, team: after };
}
