import { neighboursIn } from '#lib/match/neighbours.ts';
import { FRESH_POINTS } from '#lib/match/plans.ts';
import { type Eleven, type MatchPlayer, startersInSlots } from '#lib/match/strength/eleven.ts';
import { type Link, linkBetween, MOST_LINK_POINTS } from '#lib/match/strength/links.ts';
import { FIT_POINTS, type Fit, fitOf } from '#lib/match/strength/slot-fit.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import type { Position } from '#types/position.ts';
import type { Slot } from '#types/team.ts';

export type StarterStrength = {
  slot: Slot;
  player: MatchPlayer;
  fit: Fit;
  fitPoints: number;
  links: readonly Link[];
  linkPoints: number;
  /** Quality plus fit and links, and for a substitute fresh legs; at least 1. */
  points: number;
};

export type Ratings = { keeper: number; defence: number; midfield: number; attack: number };

export type Strength = { eleven: Eleven; starters: readonly StarterStrength[]; ratings: Ratings };

const SHARES: Readonly<Record<Position, readonly [defence: number, midfield: number, attack: number]>> = {
  GK: [0, 0, 0],
  CB: [1, 0, 0],
  LB: [0.8, 0.2, 0],
  RB: [0.8, 0.2, 0],
  LWB: [0.6, 0.4, 0],
  RWB: [0.6, 0.4, 0],
  CDM: [0.4, 0.6, 0],
  CM: [0, 1, 0],
  LM: [0, 0.7, 0.3],
  RM: [0, 0.7, 0.3],
  CAM: [0, 0.6, 0.4],
  LW: [0, 0.2, 0.8],
  RW: [0, 0.2, 0.8],
  CF: [0, 0, 1],
  ST: [0, 0, 1],
};

export const sharesOf = (slot: Slot) => SHARES[naturalPosition(slot)];

export const strengthOf = (eleven: Eleven): Strength => strengthWith(eleven, []);

/** `fresh` are the places of substitutes among the starters. */
export function strengthWith(eleven: Eleven, fresh: readonly number[]): Strength {
  const places = startersInSlots(eleven);
  const neighbours = neighboursIn(eleven.formation);
  const playerAt = new Map(places.map(({ slot, player }) => [slot, player]));
  const starters = places.map(({ slot, player }, at) => {
    const beside = (neighbours.get(slot) ?? []).flatMap((near) => playerAt.get(near) ?? []);
    return starterStrength(slot, player, beside, fresh.includes(at) ? FRESH_POINTS : 0);
  });
  return { eleven, starters, ratings: ratingsOf(starters) };
}

function starterStrength(
  slot: Slot,
  player: MatchPlayer,
  beside: readonly MatchPlayer[],
  freshPoints: number,
): StarterStrength {
  const fit = fitOf(player.roles, slot);
  const links = beside
    .flatMap((other) => {
      const link = linkBetween(player, other);
      return link ? [{ ...link, name: other.name }] : [];
    })
    .toSorted((a, b) => b.points - a.points);
  const linkPoints = Math.min(MOST_LINK_POINTS, inTenths(links.reduce((sum, link) => sum + link.points, 0)));
  const fitPoints = FIT_POINTS[fit];
  const points = Math.max(1, player.quality + fitPoints + linkPoints + freshPoints);
  return { slot, player, fit, fitPoints, links, linkPoints, points };
}

/** Sums of tenths aren't exact. */
const inTenths = (points: number) => Math.round(points * 100) / 100;

function ratingsOf(starters: readonly StarterStrength[]): Ratings {
  const mean = (weightOf: (slot: Slot) => number) => {
    let sum = 0;
    let weights = 0;
    for (const { slot, points } of starters) {
      sum += weightOf(slot) * points;
      weights += weightOf(slot);
    }
    return weights === 0 ? 0 : sum / weights;
  };
  return {
    keeper: mean((slot) => (slot === 'GK' ? 1 : 0)),
    defence: mean((slot) => sharesOf(slot)[0]),
    midfield: mean((slot) => sharesOf(slot)[1]),
    attack: mean((slot) => sharesOf(slot)[2]),
  };
}
