import { cheapestAssignment } from '#lib/team/formation/cheapest-assignment.ts';
import { metresBetween } from '#lib/team/formation/field-distance.ts';
import { formationOf, slotsOfStarters } from '#lib/team/formation/formations.ts';
import { keepPlayers } from '#lib/team/formation/keep-players.ts';
import type { FormationId, Slot, Team } from '#types/team.ts';

/** Where everything on the pitch would go in another formation, while the user only looks at it. */
export type FormationPreview = {
  /** Another team has no such preview. */
  team: Team;
  formation: FormationId;
  /** The new slot of each present one, empty ones included: one each. */
  slots: Readonly<Partial<Record<Slot, Slot>>>;
  leaving: readonly Slot[];
};

/** `before` is the history, oldest first: changing back restores the arrangement from before (D4). */
export function formationPreview(team: Team, id: FormationId, before: readonly Team[]): FormationPreview {
  const slotOf = slotsOfStarters(keepPlayers(team, id, before));
  const slots: Partial<Record<Slot, Slot>> = {};
  const others: Slot[] = [];
  for (const slot of formationOf(team.formation).positions) {
    const kept = slotOf.get(team.players[slot]?.id ?? '');
    if (kept) slots[slot] = kept;
    else others.push(slot);
  }
  const free = formationOf(id).positions.filter((slot) => !Object.values(slots).includes(slot));
  // Squared, so that two go a little rather than one far.
  const places = cheapestAssignment(others.map((slot) => free.map((target) => metresBetween(slot, target) ** 2)));
  for (const [at, slot] of others.entries()) slots[slot] = free[places[at] ?? -1];
  return { team, formation: id, slots, leaving: others.filter((slot) => team.players[slot]) };
}
