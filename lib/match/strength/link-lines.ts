import { neighboursIn } from '#lib/match/neighbours.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { PITCH_LENGTH, PITCH_WIDTH } from '#lib/team/formation/pitch-geometry.ts';
import type { Player } from '#types/player.ts';
import type { FormationId, Slot, Team } from '#types/team.ts';

export type LinkLine = { from: Slot; to: Slot; kind: 'club' | 'nation' };

/** One for every two neighbours from the same club or, failing that, the same nation. */
export function linkLines({ formation, players }: Pick<Team, 'formation' | 'players'>): LinkLine[] {
  return neighbourPairs(formation).flatMap(([from, to]) => {
    const kind = sharedBy(players[from] ?? null, players[to] ?? null);
    return kind ? [{ from, to, kind }] : [];
  });
}

function sharedBy(one: Player | null, other: Player | null): LinkLine['kind'] | null {
  if (!one || !other) return null;
  if (one.team !== '' && one.team === other.team) return 'club';
  return one.nationality !== '' && one.nationality === other.nationality ? 'nation' : null;
}

/** Slots within reach with nobody in between, so that no line passes through a third player. */
function neighbourPairs(formation: FormationId): [Slot, Slot][] {
  const slots = formationOf(formation).positions;
  const reached = neighboursIn(formation);
  const squaredDistance = (a: Slot, b: Slot) => {
    const [from, to] = [slotPoint(formation, a, 'landscape'), slotPoint(formation, b, 'landscape')];
    return ((from.left - to.left) * PITCH_LENGTH) ** 2 + ((from.top - to.top) * PITCH_WIDTH) ** 2;
  };
  return slots.flatMap((from, at) =>
    slots
      .slice(at + 1)
      .filter((to) => reached.get(from)?.includes(to))
      .filter((to) =>
        slots.every(
          (third) =>
            third === from ||
            third === to ||
            squaredDistance(from, third) + squaredDistance(to, third) >= squaredDistance(from, to),
        ),
      )
      .map((to): [Slot, Slot] => [from, to]),
  );
}
