import { formationOf, naturalPosition, startersOf } from '#lib/team/formation/formations.ts';
import type { Edit } from '#lib/team/operations.ts';
import { sharedNumbers } from '#lib/team/shared-numbers.ts';
import { HIGHEST_SHIRT_NUMBER } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';
import type { Slot, Starters, Team } from '#types/team.ts';

/** The traditional shirt numbers for each position. */
const USUAL_NUMBERS: Readonly<Record<Position, readonly number[]>> = {
  GK: [1],
  RB: [2],
  RWB: [2],
  LB: [3],
  LWB: [3],
  CB: [4, 5],
  CDM: [6],
  RM: [7],
  RW: [7],
  CM: [8, 6],
  CAM: [10],
  CF: [9],
  ST: [9, 10],
  LM: [11],
  LW: [11],
};

const FIRST_RESERVE = 12;

/** The position's usual number if nobody has it, or else the lowest free one. */
export function freeNumber(slot: Slot, taken: ReadonlySet<number>): number | null {
  const every = Array.from({ length: HIGHEST_SHIRT_NUMBER }, (_, index) => index + 1);
  const candidates = [...USUAL_NUMBERS[naturalPosition(slot)], ...every.slice(FIRST_RESERVE - 1), ...every];
  return candidates.find((number) => !taken.has(number)) ?? null;
}

/** The first in the formation keeps the number. The others get numbers that nobody has, not even a substitute. */
export function fixSharedNumbers(team: Team): Edit {
  if (sharedNumbers(team).length === 0) return { ok: false, reason: 'nothing-to-do' };
  return { ok: true, team: renumber(team, () => true) };
}

/** Gives new numbers to starters who `mayChange` and whose number is shared or missing. */
export function renumber(team: Team, mayChange: (player: Player) => boolean, needsNumber = false): Team {
  const starters = startersOf(team).map(({ player }) => player);
  const numbersOf = (players: readonly Player[]) => players.flatMap(({ jerseyNumber }) => jerseyNumber ?? []);
  const kept = new Set(numbersOf(starters.filter((player) => !mayChange(player))));
  const taken = new Set(numbersOf([...starters, ...team.substitutes]));
  const players: Starters = { ...team.players };
  for (const slot of formationOf(team.formation).positions) {
    const player = players[slot];
    if (!player || !mayChange(player)) continue;
    const { jerseyNumber } = player;
    const isFine = jerseyNumber === null ? !needsNumber : !kept.has(jerseyNumber);
    const number = isFine ? jerseyNumber : freeNumber(slot, taken);
    if (number !== null) {
      kept.add(number);
      taken.add(number);
    }
    players[slot] = number === jerseyNumber ? player : { ...player, jerseyNumber: number };
  }
  return { ...team, players };
}
