import type { StarterStrength, Strength } from '#lib/match/strength/strength.ts';
import { sharesOf } from '#lib/match/strength/strength.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import type { Slot } from '#types/team.ts';

export const PARTS = ['goalkeeper', 'left side', 'centre of defence', 'right side', 'midfield', 'attack'] as const;
export type PartName = (typeof PARTS)[number];

/** One part of a team against its direct opponents. `gap` is negative if the opponents were stronger. */
export type PartDuel = {
  part: PartName;
  own: number;
  opponent: number;
  gap: number;
  ownPlayers: readonly string[];
  opponentPlayers: readonly string[];
};

const isBack = (slot: Slot) => sharesOf(slot)[0] >= 0.6;
const isForward = (slot: Slot) => sharesOf(slot)[2] >= 0.3;
const isMidfielder = (slot: Slot) => sharesOf(slot)[1] >= 0.6;
const isWide = (slot: Slot, side: 'L' | 'R') => naturalPosition(slot).startsWith(side);

type Choice = (slot: Slot) => boolean;

const DUELS: Readonly<Record<PartName, readonly [own: Choice, opponents: Choice]>> = {
  goalkeeper: [(slot) => slot === 'GK', isForward],
  'left side': [(slot) => isWide(slot, 'L'), (slot) => isWide(slot, 'R')],
  'centre of defence': [
    (slot) => slot.endsWith('CB'),
    (slot) => isForward(slot) && !isWide(slot, 'L') && !isWide(slot, 'R'),
  ],
  'right side': [(slot) => isWide(slot, 'R'), (slot) => isWide(slot, 'L')],
  midfield: [isMidfielder, isMidfielder],
  attack: [isForward, (slot) => slot === 'GK' || isBack(slot)],
};

/** All parts that both teams have, weakest first. */
export function partDuels(own: Strength, opponent: Strength): PartDuel[] {
  return PARTS.flatMap((part) => {
    const [isOwn, isOther] = DUELS[part];
    const ours = own.starters.filter(({ slot }) => isOwn(slot));
    const theirs = opponent.starters.filter(({ slot }) => isOther(slot));
    if (ours.length === 0 || theirs.length === 0) return [];
    const duel = { own: mean(ours), opponent: mean(theirs) };
    return [
      { part, ...duel, gap: duel.own - duel.opponent, ownPlayers: namesOf(ours), opponentPlayers: namesOf(theirs) },
    ];
  }).sort((a, b) => a.gap - b.gap);
}

const mean = (starters: readonly StarterStrength[]) =>
  Math.round(starters.reduce((sum, { points }) => sum + points, 0) / starters.length);

const namesOf = (starters: readonly StarterStrength[]) => starters.map(({ player }) => player.shirtName);
