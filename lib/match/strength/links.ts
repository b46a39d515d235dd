import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';
import type { MatchPlayer } from '#lib/match/strength/eleven.ts';
import { playedTogether, type Teammate } from '#lib/match/strength/played-together.ts';

type LinkKind = 'club' | 'squad' | 'nation';

/** A judgement: every real squad shares a nation, so results don't help. So small that someone a point better always pays. */
const LINK_POINTS: Readonly<Record<LinkKind, number>> = { club: 0.1, squad: 0.1, nation: 0.05 };
export const MOST_LINK_POINTS = 0.3;

export type Link = {
  kind: LinkKind;
  /** 'Barcelona', 'Spain 2010' or 'Spain'. */
  shared: string;
  name: string;
  points: number;
};

/** Two who played together, in a World Cup squad or at a club, or else come from the same nation. */
export function linkBetween(one: MatchPlayer, other: MatchPlayer): Omit<Link, 'name'> | null {
  const link = (kind: LinkKind, shared: string) => ({ kind, shared, points: LINK_POINTS[kind] });
  const together = playedTogether(toTeammate(one), toTeammate(other));
  if (together) return link(together.kind, together.shared);
  return one.nation !== '' && one.nation === other.nation ? link('nation', one.nation) : null;
}

const NO_CAREER = { club: '', current: '', from: 0, to: 0 };

const toTeammate = ({ career, nation, cups }: MatchPlayer): Teammate => ({
  ...(career ?? NO_CAREER),
  squads: nation === '' ? [] : CUP_YEARS.flatMap((year, cup) => ((cups >> cup) & 1 ? `${nation} ${year}` : [])),
});
