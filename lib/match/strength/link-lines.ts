import { neighboursIn } from '#lib/match/neighbours.ts';
import { playedTogether, type SharedTeam, type Teammate } from '#lib/match/strength/played-together.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { PITCH_LENGTH, PITCH_WIDTH } from '#lib/team/formation/pitch-geometry.ts';
import type { Player } from '#types/player.ts';
import type { FormationId, Slot, Team } from '#types/team.ts';

export type LinkLine = { from: Slot; to: Slot; kind: SharedTeam['kind'] };

/** One for every two neighbours who played together. `teammate` is null for someone nothing is known about. */
export function linkLines(
  { formation, players }: Pick<Team, 'formation' | 'players'>,
  teammate: (player: Player) => Teammate | null,
): LinkLine[] {
  const known = new Map(
    formationOf(formation).positions.flatMap((slot) => {
      const player = players[slot];
      const facts = player ? teammate(player) : null;
      return facts ? [[slot, facts] as const] : [];
    }),
  );
  return neighbourPairs(formation).flatMap(([from, to]) => {
    const [one, other] = [known.get(from), known.get(to)];
    const link = one && other ? playedTogether(one, other) : null;
    return link ? [{ from, to, kind: link.kind }] : [];
  });
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
