import { changeFormation } from '#lib/team/formation/change-formation.ts';
import { type Starter, slotsOfStarters, startersOf } from '#lib/team/formation/formations.ts';
import { formerArrangement } from '#lib/team/formation/former-arrangement.ts';
import type { Player } from '#types/player.ts';
import type { FormationId, Slot, Team } from '#types/team.ts';

/** Keep Players. Changing back restores the arrangement from before (D4); `before` is the history, oldest first. */
export function keepPlayers(team: Team, id: FormationId, before: readonly Team[]): Team {
  return formerArrangement(team, id, before) ?? changeFormation(team, id);
}

const inWords = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts);

export type Move = { player: Player; from: Slot | 'bench'; slot: Slot };

export function movesTo(before: Team, after: Team): Move[] {
  const former = slotsOfStarters(before);
  return startersOf(after).flatMap(({ slot, player }) => {
    const from = former.get(player.id) ?? 'bench';
    return from === slot ? [] : [{ player, from, slot }];
  });
}

export function keepPlayersOutcome(before: Team, after: Team): string {
  const moves = movesTo(before, after);
  const coming = moves.filter(({ from }) => from === 'bench');
  const staying = startersOf(after).length - coming.length;
  const pitch = staying === 1 ? '1 player stays on the pitch' : `${staying} players stay on the pitch`;
  const moved = moves
    .filter(({ from }) => from !== 'bench')
    .map(({ player, from, slot }, at) => `${player.name}${at === 0 ? ' moves' : ''} from ${from} to ${slot}`);
  return [`${pitch}.`, sentence(moved), comingOn(coming), toTheBench(before, after)].filter(Boolean).join(' ');
}

const sentence = (parts: readonly string[]) => (parts.length === 0 ? '' : `${inWords(parts)}.`);

const comingOn = (coming: readonly Starter[]) =>
  sentence(coming.map(({ slot, player }) => `${player.name} comes on at ${slot}`));

export function benched(before: Team, after: Team): Player[] {
  return after.substitutes.filter(({ id }) => before.substitutes.every((one) => one.id !== id));
}

function toTheBench(before: Team, after: Team): string {
  const leaving = benched(before, after).map(({ name }) => name);
  return leaving.length === 0 ? '' : `${inWords(leaving)} ${leaving.length === 1 ? 'moves' : 'move'} to the bench.`;
}
