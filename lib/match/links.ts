import { CUP_YEARS } from '#lib/match/cup-format.ts';
import type { MatchPlayer } from '#lib/match/eleven.ts';
import { formationOf } from '#lib/team/formations.ts';
import { slotPoint } from '#lib/team/layouts.ts';
import { PITCH_LENGTH, PITCH_WIDTH } from '#lib/team/pitch-geometry.ts';
import type { FormationId, Slot } from '#types/team.ts';

/** The largest distance, in metres, between two slots that play together. */
const REACH = 40;

type LinkKind = 'club' | 'squad' | 'nation';

/** A judgement, not fitted: every real squad shares a nation, so results say nothing about links. */
const LINK_POINTS: Readonly<Record<LinkKind, number>> = { club: 2, squad: 2, nation: 1 };
export const MOST_LINK_POINTS = 6;

export type Link = {
  kind: LinkKind;
  /** 'Barcelona', 'Spain 2010' or 'Spain'. */
  shared: string;
  name: string;
  points: number;
};

/** The strongest thing that two players share. */
export function linkBetween(one: MatchPlayer, other: MatchPlayer): Omit<Link, 'name'> | null {
  const link = (kind: LinkKind, shared: string) => ({ kind, shared, points: LINK_POINTS[kind] });
  const club = one.clubs.find((own) => other.clubs.includes(own));
  if (club !== undefined) return link('club', club);
  if (one.nation === '' || one.nation !== other.nation) return null;
  const year = CUP_YEARS.find((_, cup) => ((one.cups & other.cups) >> cup) & 1);
  return year === undefined ? link('nation', one.nation) : link('squad', `${one.nation} ${year}`);
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
