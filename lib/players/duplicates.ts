import { personKey } from '#lib/players/folded-player.ts';
import { completePlayer } from '#lib/team/player.ts';
import type { Player } from '#types/player.ts';

const MAX_APPENDED_SAMPLES = 3;

/** The same id in the sports database, or the same folded name and year of birth. Later records fill gaps. */
export function mergeDuplicates(players: readonly Player[]): Player[] {
  const merged: Player[] = [];
  const places = new Map<string, number>();
  for (const player of players) {
    const keys = [`name ${personKey(player)}`];
    if (player.apiId !== null) keys.push(`id ${player.apiId}`);
    const place = keys.map((key) => places.get(key)).find((known) => known !== undefined);
    const first = place === undefined ? undefined : merged[place];
    if (place !== undefined && first) merged[place] = completePlayer(first, player);
    else merged.push(player);
    for (const key of keys) if (!places.has(key)) places.set(key, place ?? merged.length - 1);
  }
  return merged;
}

export function appendSamples(live: readonly Player[], samples: readonly Player[]): Player[] {
  const all = mergeDuplicates([...live, ...samples]);
  const added = all.filter((player) => samples.includes(player));
  const surplus = new Set(added.slice(MAX_APPENDED_SAMPLES));
  return all.filter((player) => !surplus.has(player));
}
