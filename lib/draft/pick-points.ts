import { attackOf, defenceOf } from '#lib/match/score-model.ts';
import { FIT_POINTS, type Fit, fitOf } from '#lib/match/strength/slot-fit.ts';
import { strengthOf } from '#lib/match/strength/strength.ts';
import type { Place } from '#lib/players/squads/squad-book.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import type { FormationId, Slot } from '#types/team.ts';

const LEVEL = 50;

const WEIGHTS = new Map<FormationId, ReadonlyMap<Slot, number>>();

/** How much each slot counts, 1 on average: what one point more there changes in the engine. */
export function slotWeights(formation: FormationId): ReadonlyMap<Slot, number> {
  const known = WEIGHTS.get(formation) ?? findWeights(formation);
  WEIGHTS.set(formation, known);
  return known;
}

function findWeights(formation: FormationId): ReadonlyMap<Slot, number> {
  const { positions } = formationOf(formation);
  const worthWith = (better: Slot | null): number => {
    const { ratings } = strengthOf(plainEleven(formation, (slot) => LEVEL + Number(slot === better)));
    return attackOf(ratings) + defenceOf(ratings);
  };
  const base = worthWith(null);
  const gains = positions.map((slot) => worthWith(slot) - base);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  return new Map(positions.map((slot, at) => [slot, (gains[at] ?? 0) / mean]));
}

/** Eleven strangers in their natural positions. */
export function plainEleven(formation: FormationId, qualityAt: (slot: Slot) => number) {
  const starters = formationOf(formation).positions.map((slot) => ({
    name: slot,
    shirtName: slot,
    number: null,
    nation: '',
    roles: [naturalPosition(slot)],
    career: null,
    cups: 0,
    quality: qualityAt(slot),
    isUnknown: false,
  }));
  return { name: '', formation, starters };
}

export const fitIn = ({ entry }: Place, slot: Slot): Fit => fitOf(entry.details.positions, slot);

/** What a pick is worth: rating and fit, weighted by slot. Links don't count in a draft (D66). */
export function pickPoints(place: Place, slot: Slot, formation: FormationId): number {
  const weight = slotWeights(formation).get(slot) ?? 0;
  return weight * Math.max(1, place.entry.peak + FIT_POINTS[fitIn(place, slot)]);
}
