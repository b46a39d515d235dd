import type { Substitution } from '#lib/match/plans.ts';
import type { MatchPlayer } from '#lib/match/strength/eleven.ts';
import { type Strength, strengthWith } from '#lib/match/strength/strength.ts';
import { STARTERS } from '#types/limits.ts';

export type Lineup = {
  strength: Strength;
  /** Slot by slot, as in `playerNumbered`. */
  players: readonly number[];
};

/** In a match, the starters are 0 to 10, and the bench follows. */
export function playerNumbered({ eleven }: Strength, number: number): MatchPlayer | null {
  return (number < STARTERS ? eleven.starters[number] : eleven.bench?.[number - STARTERS]) ?? null;
}

export const startingLineup = (strength: Strength): Lineup => ({
  strength,
  players: strength.eleven.starters.map((_, at) => at),
});

export type Change = { off: number; on: number };

/** Skips what isn't possible: everyone can come on once, and in place of a starter. */
export function substituted(
  lineup: Lineup,
  substitutions: readonly Substitution[],
): { lineup: Lineup; changes: readonly Change[] } {
  const { eleven } = lineup.strength;
  const bench = eleven.bench ?? [];
  const players = [...lineup.players];
  const starters = [...eleven.starters];
  const changes: Change[] = [];
  for (const { off, on } of substitutions) {
    const number = STARTERS + on;
    const substitute = bench[on];
    if (!substitute || players[off] !== off || players.includes(number)) continue;
    changes.push({ off, on: number });
    players[off] = number;
    starters[off] = substitute;
  }
  if (changes.length === 0) return { lineup, changes };
  const fresh = players.flatMap((number, at) => (number < STARTERS ? [] : at));
  return { lineup: { strength: strengthWith({ ...eleven, starters }, fresh), players }, changes };
}
