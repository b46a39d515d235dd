import { foldText } from '#lib/fold-text.ts';
import { positionPlaces, rowFilter } from '#lib/player-index/criteria.ts';
import type { PlayerIndex } from '#lib/player-index/decode.ts';
import { TopRows } from '#lib/player-index/top-rows.ts';
import { MATCHES, matchWord } from '#lib/player-index/word-match.ts';
import { WORD_KINDS } from '#lib/player-index/word-table.ts';
import type { SearchCriteria } from '#types/api.ts';

export type IndexSearchOptions = {
  /** At most so many rows; 30 by default. */
  limit?: number;
  /** Position of the selected place: its players come first among rows that meet the query equally well (spec §9). */
  selected?: SearchCriteria['position'];
};

export type IndexResult = {
  /** Best first; `toPlayer` and `toDetails` read them. */
  rows: number[];
  /** How many rows meet the criteria in all. */
  total: number;
};

const DEFAULT_LIMIT = 30;
/** A longer query is somebody's pasted text; its first words are enough. */
const MAX_WORDS = 8;
const MAX_QUERY = 120;

const [MISTAKEN_PREFIX, MISTAKEN, INSIDE, EXACT] = (['mistakenPrefix', 'mistaken', 'inside', 'exact'] as const).map(
  (match) => MATCHES.indexOf(match),
) as [number, number, number, number];
const [LAST_NAME, ALIAS] = (['lastName', 'alias'] as const).map((kind) => WORD_KINDS.indexOf(kind)) as [number, number];

// What makes one row better than another, from strong to weak; each outweighs everything below it.
const ANOTHER_WORD_FOUND = 10_000_000;
const A_MISTAKE = -1_000_000;
const SELECTED_POSITION = 100_000;
// These are weighed against fame (0–1000).
/** The query is the player's whole name, or the whole alias. */
const WHOLE_NAME = 2_000;
const WHOLE_LAST_NAME = 500;
const WHOLE_WORD = 300;
const ALL_BUT_A_MISTAKE = 300;
const INSIDE_A_WORD = -800;

/** A single letter ("N'Golo") stands in nearly every name, so it counts only where nothing longer was typed. */
function queryWords(query: string): string[] {
  const words = [...new Set(foldText(query.slice(0, MAX_QUERY)).split(' '))].filter(Boolean).slice(0, MAX_WORDS);
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0 ? longer : words;
}

function pointsOf(match: number, kind: number): number {
  if (match === EXACT) return kind === ALIAS ? 0 : kind === LAST_NAME ? WHOLE_LAST_NAME : WHOLE_WORD;
  if (match === INSIDE) return INSIDE_A_WORD;
  if (match === MISTAKEN) return A_MISTAKE + ALL_BUT_A_MISTAKE;
  return match === MISTAKEN_PREFIX ? A_MISTAKE : 0;
}

/** For every row what its best word is worth to the typed one; 0 where none meets it (every worth is above 0). */
function worthOfWord({ words }: PlayerIndex, typed: string, worth: Float64Array, exact: Uint8Array): void {
  worth.fill(0);
  for (const [place, word] of words.words.entries()) {
    const match = MATCHES.indexOf(matchWord(typed, word));
    if (match === 0) continue;
    const end = words.start[place + 1] ?? 0;
    for (let at = words.start[place] ?? 0; at < end; at++) {
      const row = words.rows[at] ?? 0;
      const value = ANOTHER_WORD_FOUND + pointsOf(match, words.kinds[at] ?? 0);
      if (value <= (worth[row] ?? 0)) continue;
      worth[row] = value;
      exact[row] = match === EXACT && words.kinds[at] !== ALIAS ? 1 : 0;
    }
  }
}

/**
 * The players of the index that meet the criteria (spec §5, D14, D17), best first.
 *
 * A name is met by any word of the query, at the beginning or inside a word, accents and case aside; from five letters
 * on with one typing mistake, and by what fans call the player (`aliases.ts`). Rows that meet more of the words come
 * first, then rows met without a mistake, then the selected position, then the better known.
 */
export function searchPlayerIndex(
  index: PlayerIndex,
  criteria: SearchCriteria,
  { limit = DEFAULT_LIMIT, selected = '' }: IndexSearchOptions = {},
): IndexResult {
  const typed = queryWords(criteria.query);
  if (criteria.query.trim() !== '' && typed.length === 0) return { rows: [], total: 0 };

  const score = new Float64Array(index.size);
  const exactWords = new Uint8Array(index.size);
  const worth = new Float64Array(index.size);
  const exact = new Uint8Array(index.size);
  for (const word of typed) {
    worthOfWord(index, word, worth, exact);
    for (let row = 0; row < index.size; row++) {
      if (worth[row] === 0) continue;
      score[row] = (score[row] ?? 0) + (worth[row] ?? 0);
      exactWords[row] = (exactWords[row] ?? 0) + (exact[row] ?? 0);
    }
    exact.fill(0);
  }

  for (const row of index.words.rowsOfAlias.get(foldText(criteria.query)) ?? []) {
    score[row] = (score[row] ?? 0) + WHOLE_NAME;
  }

  const meets = rowFilter(index, criteria);
  const selectedPlaces = positionPlaces(selected);
  const top = new TopRows(limit);
  let total = 0;
  for (let row = 0; row < index.size; row++) {
    if ((typed.length > 0 && score[row] === 0) || !meets(row)) continue;
    total++;
    const wholeName = typed.length > 0 && exactWords[row] === typed.length && exactWords[row] === index.words.wordsInName[row];
    top.add(
      row,
      (score[row] ?? 0) +
        (index.fame[row] ?? 0) +
        (wholeName ? WHOLE_NAME : 0) +
        (selectedPlaces.has(index.position[row] ?? -1) ? SELECTED_POSITION : 0),
    );
  }
  return { rows: top.rows(), total };
}
