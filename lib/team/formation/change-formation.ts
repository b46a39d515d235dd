import { COMPATIBLE_SLOTS } from '#lib/team/formation/compatible-slots.ts';
import { emptyStarters, formationOf, type Starter, startersOf } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import type { FormationId, Slot, Team } from '#types/team.ts';

function distance(from: FormationId, slot: Slot, to: FormationId, target: Slot): number {
  const a = slotPoint(from, slot, 'landscape');
  const b = slotPoint(to, target, 'landscape');
  return ((a.left - b.left) * 1.05) ** 2 + ((a.top - b.top) * 0.68) ** 2;
}

/** Keep Players (D4): no player is lost, and only the goalkeeper plays in goal. `coming` are substitutes coming on. */
export function changeFormation(team: Team, id: FormationId, coming: readonly Starter[] = []): Team {
  const slots = formationOf(id).positions;
  const players = emptyStarters(id);
  const isFree = (slot: Slot) => players[slot] === null;

  const assign = (starters: readonly Starter[], choose: (slot: Slot) => Slot | undefined): Starter[] =>
    starters.filter(({ slot, player }) => {
      const target = choose(slot);
      if (target) players[target] = player;
      return target === undefined;
    });

  const displaced = assign(startersOf(team), (slot) => (isFree(slot) ? slot : undefined));
  const left = assign(displaced, (slot) => COMPATIBLE_SLOTS[slot].find(isFree));
  for (const { slot, player } of coming) players[slot] = { ...player, isSubstitute: false };
  const bench = team.substitutes.filter((one) => !coming.some(({ player }) => player.id === one.id));
  const room = MAX_SUBSTITUTES - bench.length;
  const benched = left.slice(0, room).map(({ player }) => ({ ...player, isSubstitute: true }));
  assign(
    left.slice(room),
    (slot) =>
      slots
        .filter((target) => target !== 'GK' && isFree(target))
        .toSorted((a, b) => distance(team.formation, slot, id, a) - distance(team.formation, slot, id, b))[0],
  );

  return { ...team, formation: id, players, substitutes: [...bench, ...benched] };
}
