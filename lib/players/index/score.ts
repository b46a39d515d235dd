import type { PlayerIndex } from '#lib/players/index/decode.ts';
import { type Match, matchWord } from '#lib/players/index/word-match.ts';
import { ALIAS, LAST_NAME, NAME } from '#lib/players/index/word-table.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** A longer query is somebody's pasted text; its first words are enough. */
const MAX_QUERY = 120;
const MAX_WORDS = 8;

// What makes one row better than another, from strong to weak. Each outweighs everything below it.
const ANOTHER_WORD_FOUND = 10_000_000;
const A_MISTAKE = -1_000_000;
/** For the caller: a row of the selected position, among rows that meet the query equally well. */
export const SELECTED_POSITION = 100_000;
// These are weighed against fame (0–1000).
/** The query is the player's whole name, or a whole alias. */
const WHOLE_NAME = 2_000;
const WHOLE_LAST_NAME = 500;
const WHOLE_WORD = 300;
const INSIDE_A_WORD = -800;

/** The words that a query asks for, folded; none for a query without letters and digits. */
export function queryWords(query: string): string[] {
  const words = [...new Set(foldText(query.slice(0, MAX_QUERY)).split(' '))].filter(Boolean).slice(0, MAX_WORDS);
  // A single letter ("N'Golo") stands in nearly every name, so it counts only where nothing longer was typed.
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0 ? longer : words;
}

const POINTS: Readonly<Record<Exclude<Match, 'none' | 'exact'>, number>> = {
  prefix: 0,
  inside: INSIDE_A_WORD,
  mistaken: A_MISTAKE + WHOLE_WORD,
  mistakenPrefix: A_MISTAKE,
};

function pointsOfExact(kind: number): number {
  // An alias may be of several words ('El Pibe'), of which one alone says little.
  if (kind === ALIAS) return 0;
  return kind === LAST_NAME ? WHOLE_LAST_NAME : WHOLE_WORD;
}

type WordScores = {
  /** Points of the best word of each row, 0 where none meets the typed one; every word that does is worth more. */
  points: Float64Array;
  /** 1 where a word of the name itself is exactly the typed one. */
  exact: Uint8Array;
};

function scoreWord({ size, words }: PlayerIndex, typed: string): WordScores {
  const points = new Float64Array(size);
  const exact = new Uint8Array(size);
  const note = (from: number, to: number, match: Exclude<Match, 'none'>) => {
    for (let at = from; at < to; at++) {
      const row = words.rows[at] ?? 0;
      const kind = words.kinds[at] ?? 0;
      const found = ANOTHER_WORD_FOUND + (match === 'exact' ? pointsOfExact(kind) : POINTS[match]);
      points[row] = Math.max(points[row] ?? 0, found);
      if (match === 'exact' && (kind === NAME || kind === LAST_NAME)) exact[row] = 1;
    }
  };
  for (let place = 0; place < words.words.length; place++) {
    const match = matchWord(typed, words.words[place] ?? '');
    if (match !== 'none') note(words.start[place] ?? 0, words.start[place + 1] ?? 0, match);
  }
  return { points, exact };
}

/** How well each row meets a query of these words, 0 where it meets none of them. */
export function scoreQuery(index: PlayerIndex, words: readonly string[], query: string): Float64Array {
  const score = new Float64Array(index.size);
  const exactWords = new Uint8Array(index.size);
  for (const word of words) {
    const { points, exact } = scoreWord(index, word);
    for (let row = 0; row < index.size; row++) {
      score[row] = (score[row] ?? 0) + (points[row] ?? 0);
      exactWords[row] = (exactWords[row] ?? 0) + (exact[row] ?? 0);
    }
  }
  for (let row = 0; row < index.size; row++) {
    const isWholeName = exactWords[row] === words.length && exactWords[row] === index.words.wordsInName[row];
    if (isWholeName) score[row] = (score[row] ?? 0) + WHOLE_NAME;
  }
  for (const row of index.words.rowsOfAlias.get(foldText(query)) ?? []) score[row] = (score[row] ?? 0) + WHOLE_NAME;
  return score;
}
