import { naturalPosition, startersOf } from '#lib/team/formation/formations.ts';
import type { Edit } from '#lib/team/operations.ts';
import { sharedNumbers } from '#lib/team/shared-numbers.ts';
import { SHIRT_NUMBERS } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';
import type { Slot, Starters, Team } from '#types/team.ts';

/** The traditional shirt numbers for each position, then those of its neighbours. */
const USUAL_NUMBERS: Readonly<Record<Position, readonly number[]>> = {
  GK: [1],
  RB: [2, 4, 5],
  RWB: [2, 7],
  LB: [3, 5, 4],
  LWB: [3, 11],
  CB: [4, 5, 6, 3, 2],
  CDM: [6, 4, 5, 8],
  RM: [7, 11, 8],
  RW: [7, 11, 9],
  CM: [8, 6, 10, 11, 7, 4],
  CAM: [10, 8, 11, 7],
  CF: [9, 10, 11, 7, 8],
  ST: [9, 10, 11, 7, 8],
  LM: [11, 7, 8],
  LW: [11, 7, 9],
};

const FIRST_RESERVE = 12;

/** How well fans know a player (0–99, D63), and the numbers worn, best known first. */
export type Renown = { fame: number; numbers: readonly number[] };
export type RenownOf = (player: Player) => Renown | null;

/** A free number of the player's own, or else the position's usual one, or else the lowest reserve number. */
export function freeNumber(slot: Slot, taken: ReadonlySet<number>, own: readonly number[] = []): number | null {
  const every = Array.from({ length: SHIRT_NUMBERS.last }, (_, index) => index + 1);
  const usual = USUAL_NUMBERS[naturalPosition(slot)];
  const candidates = [...own, ...usual, ...every.slice(FIRST_RESERVE - 1), ...every];
  return candidates.find((number) => !taken.has(number)) ?? null;
}

/** The best-known starter keeps the number. The others get numbers that nobody has, not even a substitute (D49). */
export function fixSharedNumbers(team: Team, renownOf: RenownOf): Edit {
  if (sharedNumbers(team).length === 0) return { ok: false, reason: 'nothing-to-do' };
  return { ok: true, team: renumber(team, renownOf) };
}

type Options = {
  mayChange?: (player: Player) => boolean;
  needsNumber?: boolean;
};

/** Gives new numbers to starters who may change theirs and whose number is shared or missing. */
export function renumber(
  team: Team,
  renownOf: RenownOf,
  { mayChange = () => true, needsNumber = false }: Options = {},
): Team {
  const starters = startersOf(team).map((starter) => ({ ...starter, renown: renownOf(starter.player) }));
  const numbersOf = (players: readonly Player[]) => players.flatMap(({ jerseyNumber }) => jerseyNumber ?? []);
  const all = starters.map(({ player }) => player);
  const kept = new Set(numbersOf(all.filter((player) => !mayChange(player))));
  const taken = new Set(numbersOf([...all, ...team.substitutes]));
  const losers = starters
    .filter(({ player }) => mayChange(player))
    .toSorted((a, b) => fameOf(b) - fameOf(a) || (b.player.year ?? 0) - (a.player.year ?? 0))
    .filter(({ player: { jerseyNumber } }) => {
      if (jerseyNumber === null) return needsNumber;
      if (kept.has(jerseyNumber)) return true;
      kept.add(jerseyNumber);
      return false;
    });
  const players: Starters = { ...team.players };
  for (const { slot, player, renown } of losers) {
    const jerseyNumber = freeNumber(slot, taken, renown?.numbers);
    if (jerseyNumber !== null) taken.add(jerseyNumber);
    players[slot] = { ...player, jerseyNumber };
  }
  return { ...team, players };
}

const fameOf = ({ renown }: { renown: Renown | null }): number => renown?.fame ?? 0;
