import type { Deal } from '#lib/draft/deal.ts';
import type { Pick } from '#lib/draft/draft-state.ts';
import { pickPoints, slotWeights } from '#lib/draft/pick-points.ts';
import type { Place, Squad } from '#lib/players/squads/squad-book.ts';
import { cheapestAssignment } from '#lib/team/formation/cheapest-assignment.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import type { FormationId, Slot } from '#types/team.ts';

/** The player worth most points in this slot. Of equals, the first in the squad. */
export function bestPlaceFor({ places }: Squad, slot: Slot, formation: FormationId): Place {
  let best: { place: Place; points: number } | null = null;
  const weight = slotWeights(formation).get(slot) ?? 0;
  for (const place of places) {
    // Nobody is worth more than his rating, so most needn't be looked at closely.
    if (best && weight * place.entry.peak <= best.points) continue;
    const points = pickPoints(place, slot, formation);
    if (!best || points > best.points) best = { place, points };
  }
  if (!best) throw new Error('The squad is empty.');
  return best.place;
}

/** The eleven picks with the most points, each from another squad, in the order of squads. */
export function perfectDraft({ formation, squads }: Deal): Pick[] {
  const { positions } = formationOf(formation);
  const options = positions.map((slot) =>
    squads.map((squad) => ({ squad, slot, place: bestPlaceFor(squad, slot, formation) })),
  );
  const columns = cheapestAssignment(
    options.map((row) => row.map(({ place, slot }) => -pickPoints(place, slot, formation))),
  );
  return options
    .flatMap((row, at) => row[columns[at] ?? -1] ?? [])
    .sort((a, b) => squads.indexOf(a.squad) - squads.indexOf(b.squad));
}
