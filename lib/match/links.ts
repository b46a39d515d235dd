import type { MatchPlayer } from '#lib/match/eleven.ts';
import { formationOf } from '#lib/team/formations.ts';
import { slotPoint } from '#lib/team/layouts.ts';
import { PITCH_LENGTH, PITCH_WIDTH } from '#lib/team/pitch-geometry.ts';
import type { FormationId, Slot } from '#types/team.ts';

/** The largest distance, in metres, between two slots that play together. */
const REACH = 40;

export type LinkKind = 'club' | 'squad' | 'nation';

/** A judgement, not fitted: every real squad shares a nation, so results say nothing about links. */
const LINK_POINTS: Readonly<Record<LinkKind, number>> = { club: 2, squad: 2, nation: 1 };
export const MOST_LINK_POINTS = 6;

export type Link = { kind: LinkKind; name: string; points: number };

/** The strongest link two players share. */
export function linkBetween(one: MatchPlayer, other: MatchPlayer): Pick<Link, 'kind' | 'points'> | null {
  const isSameNation = one.nation !== '' && one.nation === other.nation;
  const shared: LinkKind[] = [];
  if (one.clubs.some((club) => other.clubs.includes(club))) shared.push('club');
  if (isSameNation && (one.cups & other.cups) !== 0) shared.push('squad');
  if (isSameNation) shared.push('nation');
  const [kind] = shared;
  return kind ? { kind, points: LINK_POINTS[kind] } : null;
}

const NEIGHBOURS = new Map<FormationId, ReadonlyMap<Slot, readonly Slot[]>>();

/** The slots within reach of each slot, nearest first. */
export function neighboursIn(formation: FormationId): ReadonlyMap<Slot, readonly Slot[]> {
  const known = NEIGHBOURS.get(formation) ?? findNeighbours(formation);
  NEIGHBOURS.set(formation, known);
  return known;
}

function findNeighbours(formation: FormationId): ReadonlyMap<Slot, readonly Slot[]> {
  const slots = formationOf(formation).positions;
  const squaredDistance = (a: Slot, b: Slot) => {
    const from = slotPoint(formation, a, 'landscape');
    const to = slotPoint(formation, b, 'landscape');
    return (((from.left - to.left) * PITCH_LENGTH) / 100) ** 2 + (((from.top - to.top) * PITCH_WIDTH) / 100) ** 2;
  };
  return new Map(
    slots.map((slot) => [
      slot,
      slots
        .filter((other) => other !== slot && squaredDistance(slot, other) <= REACH ** 2)
        .toSorted((a, b) => squaredDistance(slot, a) - squaredDistance(slot, b)),
    ]),
  );
}
