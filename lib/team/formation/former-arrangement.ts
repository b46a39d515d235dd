import { formationOf } from '#lib/team/formation/formations.ts';
import { everyone } from '#lib/team/operations.ts';
import type { FormationId, Slot, Team } from '#types/team.ts';

/** As the team last stood in this formation, if only the formation has changed since (D4). `before`: oldest first. */
export function formerArrangement(team: Team, id: FormationId, before: readonly Team[]): Team | null {
  let later = team;
  for (const earlier of before.toReversed()) {
    if (!isOnlyRearranged(earlier, later)) return null;
    if (earlier.formation === id) return arrangedAs(team, earlier);
    later = earlier;
  }
  return null;
}

const slotsOf = ({ formation }: Team): readonly Slot[] => formationOf(formation).positions;

/** Compares ids only: a new number or name of the team doesn't move anyone. */
function isOnlyRearranged(earlier: Team, later: Team): boolean {
  const isSame = (a: readonly (string | undefined)[], b: readonly (string | undefined)[]) =>
    a.length === b.length && a.every((id, at) => id === b[at]);
  if (earlier.formation !== later.formation) return isSame(idsOf(earlier).sort(), idsOf(later).sort());
  const inOrder = (team: Team) => [...slotsOf(team).map((slot) => team.players[slot]?.id), ...benchOf(team)];
  return isSame(inOrder(earlier), inOrder(later));
}

const idsOf = (team: Team): string[] => everyone(team).map(({ id }) => id);
const benchOf = (team: Team): string[] => team.substitutes.map(({ id }) => id);

/** The same people in the former places, as they are now. */
function arrangedAs(team: Team, former: Team): Team {
  const known = new Map(everyone(team).map((player) => [player.id, player]));
  const at = (id: string | undefined, isSubstitute: boolean) => {
    const player = id === undefined ? undefined : known.get(id);
    return player && { ...player, isSubstitute };
  };
  return {
    ...team,
    formation: former.formation,
    players: Object.fromEntries(slotsOf(former).map((slot) => [slot, at(former.players[slot]?.id, false) ?? null])),
    substitutes: benchOf(former).flatMap((id) => at(id, true) ?? []),
  };
}
