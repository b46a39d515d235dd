import { CUP_FORMATIONS, type CupFormation } from '#lib/match/cup/cup-formations.ts';
import type { MatchPlayer } from '#lib/match/strength/eleven.ts';
import { type Fit, fitOf } from '#lib/match/strength/slot-fit.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { type FormationId, SLOTS, type Slot } from '#types/team.ts';

/** Added to quality when an eleven is chosen. More than a match takes off: no coach plays a good striker in defence. */
const CHOICE_POINTS: Readonly<Record<Fit, number>> = {
  natural: 0,
  played: -2,
  near: -20,
  elsewhere: -60,
  'not-a-keeper': -200,
  'keeper-outfield': -200,
};

export type BestEleven<Member> = { formation: CupFormation; players: readonly Member[] };

/** Each squad member's value in each slot, in squad order. */
type Worths = ReadonlyMap<Slot, readonly number[]>;

/** The formation and eleven with the highest total quality. Ties go to the earlier formation or squad member. */
export function bestElevenOf<Member extends MatchPlayer>(squad: readonly Member[]): BestEleven<Member> {
  const worths = worthsOf(squad);
  const candidates = CUP_FORMATIONS.map((formation) => ({ formation, ...bestIn(formation, squad.length, worths) }));
  const [first, ...others] = candidates;
  if (!first) throw new Error('There are no formations.');
  const { formation, places } = others.reduce((best, next) => (next.points > best.points ? next : best), first);
  return { formation, players: places.flatMap((place) => squad[place] ?? []) };
}

type Rated = Pick<MatchPlayer, 'quality' | 'roles'>;

/** The best eleven in one formation, slot by slot. */
export function bestPlayersFor<Member extends Rated>(formation: FormationId, squad: readonly Member[]): Member[] {
  return bestIn(formation, squad.length, worthsOf(squad)).places.flatMap((place) => squad[place] ?? []);
}

function worthsOf(squad: readonly Rated[]): Worths {
  return new Map(
    SLOTS.map((slot) => [slot, squad.map(({ quality, roles }) => quality + CHOICE_POINTS[fitOf(roles, slot)])]),
  );
}

function bestIn(formation: FormationId, size: number, worths: Worths): { places: number[]; points: number } {
  const rows = formationOf(formation).positions.map((slot) => worths.get(slot) ?? []);
  const worth = (place: number, at: number) => rows[at]?.[place] ?? 0;
  const free = new Set(Array.from({ length: size }, (_, place) => place));
  const places = rows.map((_, at) => {
    const best = [...free].reduce((a, b) => (worth(b, at) > worth(a, at) ? b : a));
    free.delete(best);
    return best;
  });
  while (improveOnce(places, free, worth));
  return { places, points: places.reduce((sum, place, at) => sum + worth(place, at), 0) };
}

/** Brings on a better player or swaps two slots. Returns false if nothing helps any more. */
function improveOnce(places: number[], free: Set<number>, worth: (place: number, at: number) => number): boolean {
  for (const [at, place] of places.entries()) {
    const better = [...free].find((other) => worth(other, at) > worth(place, at));
    if (better !== undefined) {
      places[at] = better;
      free.delete(better);
      free.add(place);
      return true;
    }
    const swap = places.findIndex(
      (other, n) => n > at && worth(place, n) + worth(other, at) > worth(place, at) + worth(other, n),
    );
    if (swap !== -1) {
      [places[at], places[swap]] = [places[swap] ?? place, place];
      return true;
    }
  }
  return false;
}
