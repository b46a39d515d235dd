import { cheapestAssignment } from '#lib/team/formation/cheapest-assignment.ts';
import { slotPreferences } from '#lib/team/formation/compatible-slots.ts';
import { emptyStarters, formationOf, startersOf } from '#lib/team/formation/formations.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import type { FormationId, Slot, Team } from '#types/team.ts';

// Each outweighs any sum of the smaller ones: first as few slots off the lists as possible, then as few on the bench.
const ON_BENCH = 1_000;
const OFF_LIST = 100_000;

/** Keep Players (D4): no player is lost, and only the goalkeeper plays in goal. */
export function changeFormation(team: Team, id: FormationId): Team {
  const players = emptyStarters(id);
  const displaced = startersOf(team).filter(({ slot, player }) => {
    const stays = slot in players;
    if (stays) players[slot] = player;
    return !stays;
  });
  const bench = [...team.substitutes];

  const free = formationOf(id).positions.filter((slot) => slot !== 'GK' && players[slot] === null);
  const room = Array.from({ length: MAX_SUBSTITUTES - bench.length }, () => ON_BENCH);
  const places = cheapestAssignment(displaced.map(({ slot }) => [...costsOf(slot, free), ...room]));
  for (const [at, { player }] of displaced.entries()) {
    const slot = free[places[at] ?? -1];
    if (slot) players[slot] = player;
    else bench.push({ ...player, isSubstitute: true });
  }
  return { ...team, formation: id, players, substitutes: bench };
}

function costsOf(slot: Slot, free: readonly Slot[]): number[] {
  const { listed, others } = slotPreferences(slot);
  return free.map((target) => {
    const rank = listed.indexOf(target);
    return rank === -1 ? OFF_LIST + others.indexOf(target) : rank;
  });
}
