import { foldText } from '#lib/fold-text.ts';
import { appendSamples, mergeDuplicates, rankPlayers } from '#lib/sports-db/filters.ts';
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
 * Who has more of the typed words comes first; among equals the selected position, then the name (spec §9).
 */
export function mergeResults(
  { index, live, samples }: ResultSources,
  query: string,
  position: Position | '',
): Player[] {
  const found = mergeDuplicates([...index, ...live]);
  const players = found.length > 0 ? appendSamples(found, samples) : mergeDuplicates(samples);
  const words = foldText(query).split(' ').filter(Boolean);
  const ranked = rankPlayers(players, position).map((player) => ({ player, missing: missingWords(player, words) }));
  // The order of equals stays: sorting is stable.
  return ranked.sort((a, b) => a.missing - b.missing).map(({ player }) => player);
}

/** How many typed words no word of the name begins with. */
function missingWords({ name }: Player, words: readonly string[]): number {
  const names = foldText(name).split(' ');
  return words.filter((word) => !names.some((other) => other.startsWith(word))).length;
}
