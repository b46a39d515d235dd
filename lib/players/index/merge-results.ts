import { appendSamples, mergeDuplicates, rankPlayers } from '#lib/players/filters.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { Player, Position } from '#types/player.ts';

export type ResultSources = {
  /** Of our own index. */
  index: readonly Player[];
  /** Of the sports database. */
  live: readonly Player[];
  /** Sample players that meet the criteria. */
  samples: readonly Player[];
};

/**
 * One list of everybody found. The same person (folded name and year of birth, or the same record) is one row, with the
 * index's words and what the others add: picture, goals, the record to look up. Samples fill up by at most three, or
 * stand alone where nothing else was found (spec §9).
 *
 * The selected position comes first, then the name (spec §9). Where a name was typed, how well it is met comes before
 * that: a fan who types 'el pibe' or 'lewandoski' means one player, not the first of the alphabet. So those of the
 * index keep its order, best match first, and the others follow behind whoever has as many of the typed words.
 */
export function mergeResults(
  { index, live, samples }: ResultSources,
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
  // The best of the index stays first even without the words: then it is met by what fans call the player.
  const lesser = known.findIndex((player, place) => place > 0 && !hasAllWords(player));
  const end = lesser === -1 ? known.length : lesser;
  return [
    ...known.slice(0, end),
    ...others.filter(hasAllWords),
    ...known.slice(end),
    ...others.filter((player) => !hasAllWords(player)),
  ];
}

/** How many typed words no word of the name begins with. */
function missingWords({ name }: Player, words: readonly string[]): number {
  const names = foldText(name).split(' ');
  return words.filter((word) => !names.some((other) => other.startsWith(word))).length;
}
