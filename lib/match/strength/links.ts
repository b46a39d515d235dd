import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';
import type { MatchPlayer } from '#lib/match/strength/eleven.ts';

type LinkKind = 'club' | 'squad' | 'nation';

/**
 * A judgement, not fitted: every real squad shares a nation, so results say nothing about links. So small that bringing on
 * someone a point better always pays, though it cuts every link to the one who goes.
 */
const LINK_POINTS: Readonly<Record<LinkKind, number>> = { club: 0.1, squad: 0.1, nation: 0.05 };
export const MOST_LINK_POINTS = 0.3;

export type Link = {
  kind: LinkKind;
  /** 'Barcelona', 'Spain 2010' or 'Spain'. */
  shared: string;
  name: string;
  points: number;
};

/** The strongest link two players share. */
export function linkBetween(one: MatchPlayer, other: MatchPlayer): Omit<Link, 'name'> | null {
  const link = (kind: LinkKind, shared: string) => ({ kind, shared, points: LINK_POINTS[kind] });
  const club = one.clubs.find((own) => other.clubs.includes(own));
  if (club !== undefined) return link('club', club);
  if (one.nation === '' || one.nation !== other.nation) return null;
  const year = CUP_YEARS.find((_, cup) => ((one.cups & other.cups) >> cup) & 1);
  return year === undefined ? link('nation', one.nation) : link('squad', `${one.nation} ${year}`);
}
