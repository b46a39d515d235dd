import type { TableRules } from '#lib/match/cup/group-table.ts';

export const KNOCKOUT_STAGES = [
  'round of 32',
  'round of 16',
  'quarter-final',
  'semi-final',
  'third place',
  'final',
] as const;
export type KnockoutStage = (typeof KNOCKOUT_STAGES)[number];
export type Stage = 'group' | 'second group' | KnockoutStage;

/** '1A' won group A, '2a' was second in second group a, '3ABF' third in one of these; 'W4' and 'L4' won and lost match 4. */
export type Source = string;

export type Group<Member> = { name: string; teams: readonly Member[] };

export type CupFormat = {
  year: number;
  /** Indexes into `teams`, as everywhere below. */
  hosts: readonly number[];
  teams: readonly string[];
  groups: readonly Group<number>[];
  groupMatches: readonly (readonly [group: number, home: number, away: number])[];
  secondGroups: readonly Group<Source>[];
  /** The numbers are indexes into a group's sources. */
  secondGroupMatches: readonly (readonly [group: number, home: number, away: number])[];
  knockout: readonly { stage: KnockoutStage; home: Source; away: Source }[];
};

export const CUP_YEARS: readonly number[] = Array.from({ length: 14 }, (_, at) => 1974 + 4 * at);

/** Until 1990, a win in a group stage was worth two points. */
export const pointsForWin = (year: number): 2 | 3 => (year < 1994 ? 2 : 3);
/** In 1998 and 2002, the first goal of extra time ended the match. */
export const hasGoldenGoal = (year: number): boolean => year === 1998 || year === 2002;
export const isHeadToHeadFirst = (year: number): boolean => year >= 2026;

/** How that year's group tables are ordered. Without `lots`, in the order of the teams. */
export const tableRules = ({ year, teams }: CupFormat, lots: readonly number[] = [...teams.keys()]): TableRules => ({
  pointsForWin: pointsForWin(year),
  headToHeadFirst: isHeadToHeadFirst(year),
  lots,
});

/** The sources of third-placed teams, such as '3ABF', in the order of the group winners they meet. */
export function thirdSlots(knockout: CupFormat['knockout']): Source[] {
  const pairs = knockout.flatMap(({ home, away }) => [
    { slot: home, winner: away },
    { slot: away, winner: home },
  ]);
  return pairs
    .filter(({ slot }) => /^3../.test(slot))
    .sort((a, b) => (a.winner < b.winner ? -1 : 1))
    .map(({ slot }) => slot);
}

/**
 * Where third-placed teams go: the first assignment the sources allow. For 24 teams, that is the regulations' table; theirs
 * for 48 teams has 495 rows, but allows the same groups. `slots` are from `thirdSlots`, `groups` those that advance.
 */
export function assignThirds(slots: readonly Source[], groups: readonly string[]): ReadonlyMap<Source, string> | null {
  const [slot, ...rest] = slots;
  if (slot === undefined) return new Map();
  for (const group of slot.slice(1)) {
    if (!groups.includes(group)) continue;
    const others = assignThirds(
      rest,
      groups.filter((one) => one !== group),
    );
    if (others) return new Map([[slot, group], ...others]);
  }
  return null;
}
