import { appendSamples, mergeDuplicates, rankPlayers } from '#lib/players/filters.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

/** With a typed name, the index keeps its order, and other players follow those with as many of the typed words. */
export function mergeResults(
  { index, live, samples }: Record<'index' | 'live' | 'samples', readonly Player[]>,
  query: string,
  position: Position | '',
): Player[] {
  const found = mergeDuplicates([...index, ...live]);
  const players = found.length > 0 ? appendSamples(found, samples) : mergeDuplicates(samples);
  const words = foldText(query).split(' ').filter(Boolean);
  if (words.length === 0 || index.length === 0) return rankPlayers(players, position);

  const idsOfIndex = new Set(index.map(({ id }) => id));
  const known = players.filter(({ id }) => idsOfIndex.has(id));
  const others = rankPlayers(
    players.filter(({ id }) => !idsOfIndex.has(id)),
    position,
  );
  const hasAllWords = (player: Player) => missingWords(player, words) === 0;
  // The best match stays first even without the words: it was found by an alias.
  const lesser = known.findIndex((player, place) => place > 0 && !hasAllWords(player));
  const end = lesser === -1 ? known.length : lesser;
  return [
    ...known.slice(0, end),
    ...others.filter(hasAllWords),
    ...known.slice(end),
    ...others.filter((player) => !hasAllWords(player)),
  ];
}

function missingWords({ name }: Player, words: readonly string[]): number {
  const names = foldText(name).split(' ');
  return words.filter((word) => !names.some((other) => other.startsWith(word))).length;
}
