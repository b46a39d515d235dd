import { fitIn } from '#lib/draft/pick-points.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import type { FormationId, Slot } from '#types/team.ts';

/** Looked up once a squad and slot, because each day's draft depends on all days before. */
const KNOWN = new WeakMap<Squad, Map<Slot, boolean>>();

function hasPlayed(squad: Squad, slot: Slot): boolean {
  const slots = KNOWN.get(squad) ?? new Map<Slot, boolean>();
  KNOWN.set(squad, slots);
  const known = slots.get(slot);
  if (known !== undefined) return known;
  const found = squad.places.some((place) => ['natural', 'played'].includes(fitIn(place, slot)));
  slots.set(slot, found);
  return found;
}

/** Whether eleven of these squads can each give a player who has played where he would play. */
export function isSolvable(formation: FormationId, squads: readonly Squad[]): boolean {
  const slotOf = new Map<Squad, Slot>();
  /** Gives a slot to a squad, which may pass its own on to another. */
  const fill = (slot: Slot, asked: Set<Squad>): boolean =>
    squads.some((squad) => {
      if (asked.has(squad) || !hasPlayed(squad, slot)) return false;
      asked.add(squad);
      const own = slotOf.get(squad);
      if (own !== undefined && !fill(own, asked)) return false;
      slotOf.set(squad, slot);
      return true;
    });
  return formationOf(formation).positions.every((slot) => fill(slot, new Set()));
}
