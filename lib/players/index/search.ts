import { positionPlaces, rowFilter } from '#lib/players/index/criteria.ts';
import type { PlayerIndex } from '#lib/players/index/decode.ts';
import { queryWords, SELECTED_POSITION, scoreQuery } from '#lib/players/index/score.ts';
import { TopRows } from '#lib/players/index/top-rows.ts';
import type { SearchCriteria } from '#types/api.ts';

export type IndexSearchOptions = {
  /** At most so many rows; 30 by default. */
  limit?: number;
  /** Natural position of the selected place: its players come first among rows that meet the query equally well (spec §9). */
  selected?: SearchCriteria['position'];
};

export type IndexResult = {
  /** Best first; `toPlayer` and `toDetails` read them. */
  rows: number[];
  /** How many rows meet the criteria in all. */
  total: number;
};

const DEFAULT_LIMIT = 30;

/**
 * The players of the index that meet the criteria (spec §5, D14, D17), best first. Without any criterion that is
 * everybody; spec §5 has the caller ask for one first (`hasCriterion`).
 *
 * A name is met by any word of the query, at the beginning or inside a word, accents and case aside; from five letters
 * on with one typing mistake, and by what fans call the player (`aliases.ts`). Rows that meet more of the words come
 * first, then rows met without a mistake, then the selected position, then whole words and the better known.
 */
export function searchPlayerIndex(
  index: PlayerIndex,
  criteria: SearchCriteria,
  { limit = DEFAULT_LIMIT, selected = '' }: IndexSearchOptions = {},
): IndexResult {
  const words = queryWords(criteria.query);
  const isNamed = criteria.query.trim() !== '';
  const score = scoreQuery(index, words, criteria.query);
  const meets = rowFilter(index, criteria);
  const selectedPlaces = positionPlaces(selected);
  const top = new TopRows(limit);
  let total = 0;
  for (let row = 0; row < index.size; row++) {
    const byName = score[row] ?? 0;
    if ((isNamed && byName === 0) || !meets(row)) continue;
    total++;
    const bySelection = selectedPlaces.has(index.position[row] ?? -1) ? SELECTED_POSITION : 0;
    top.add(row, byName + bySelection + (index.fame[row] ?? 0));
  }
  return { rows: top.rows(), total };
}
