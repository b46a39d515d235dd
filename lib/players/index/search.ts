import { isSamePosition, matchesCriteria } from '#lib/players/filters.ts';
import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { SELECTED_POSITION, scoreName, toNameQuery } from '#lib/players/index/score.ts';
import { clubNamesOfLeague } from '#lib/players/reference/lookup.ts';
import type { SearchCriteria } from '#types/api.ts';
import type { Player } from '#types/player.ts';

export type IndexSearchOptions = {
  limit?: number;
  /** Natural position of the selected slot: ranks first among players who meet the query equally well. */
  selected?: SearchCriteria['position'];
};

const DEFAULT_LIMIT = 30;

export type Scored = { entry: IndexedPlayer; score: number };

/** Best first; equal ones keep their order. */
export function bestOf(scored: Scored[], limit: number): Player[] {
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry }) => entry.player);
}

/**
 * Players who meet all criteria, best first, and how many there are. A name is met by any typed word: at the beginning
 * of a word, inside it, or, from five letters on, with one typing mistake. Players who meet more words come first, then
 * those met without a mistake, then the selected position, then whole words and the better known.
 */
export function searchPlayerIndex(
  index: PlayerIndex,
  criteria: SearchCriteria,
  { limit = DEFAULT_LIMIT, selected = '' }: IndexSearchOptions = {},
): { players: Player[]; total: number } {
  const query = toNameQuery(criteria.query);
  const isNamed = criteria.query.trim() !== '';
  const isMet = matchesCriteria({ ...criteria, query: '' }, clubNamesOfLeague(criteria.league));
  const found: Scored[] = [];
  for (const entry of index) {
    const byName = isNamed ? scoreName(entry, query) : 0;
    if ((isNamed && byName === 0) || !isMet(entry.player)) continue;
    const bySelection = selected !== '' && isSamePosition(entry.player.position, selected) ? SELECTED_POSITION : 0;
    found.push({ entry, score: byName + bySelection + entry.fame });
  }
  return { players: bestOf(found, limit), total: found.length };
}
