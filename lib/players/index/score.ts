import { searchWords } from '#lib/players/filters.ts';
import type { NameWord } from '#lib/players/index/name-words.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { type Match, matchWord } from '#lib/players/index/word-match.ts';
import { foldText } from '#lib/team/fold-text.ts';

const MAX_QUERY = 120;
const MAX_WORDS = 8;

// From strong to weak; each outweighs everything below it.
const WORD_FOUND = 10_000_000;
const TYPING_MISTAKE = -1_000_000;
/** Added by the search itself for players of the selected position. */
export const SELECTED_POSITION = 100_000;
// These are weighed against fame (0–1000).
const WHOLE_NAME = 2_000;
const WHOLE_LAST_NAME = 500;
const WHOLE_WORD = 300;
const INSIDE_A_WORD = -800;

export type NameQuery = { words: readonly string[]; folded: string };

export function toNameQuery(query: string): NameQuery {
  const folded = foldText(query.slice(0, MAX_QUERY));
  return { words: [...new Set(searchWords(folded))].slice(0, MAX_WORDS), folded };
}

function pointsFor(match: Exclude<Match, 'none'>, { kind }: NameWord): number {
  if (match === 'mistaken') return TYPING_MISTAKE + WHOLE_WORD;
  if (match === 'mistakenPrefix') return TYPING_MISTAKE;
  if (match === 'inside') return INSIDE_A_WORD;
  // One word of an alias such as 'El Pibe' says little.
  if (match === 'prefix' || kind === 'alias') return 0;
  return kind === 'lastName' ? WHOLE_LAST_NAME : WHOLE_WORD;
}

function scoreWord(typed: string, words: readonly NameWord[]): { points: number; isExact: boolean } {
  let points = 0;
  let isExact = false;
  for (const word of words) {
    const match = matchWord(typed, word.text);
    if (match === 'none') continue;
    points = Math.max(points, WORD_FOUND + pointsFor(match, word));
    isExact ||= match === 'exact' && (word.kind === 'name' || word.kind === 'lastName');
  }
  return { points, isExact };
}

/** How well a player meets the typed name, 0 if not at all. */
export function scoreName({ words, aliases, foldedName }: IndexedPlayer, query: NameQuery): number {
  let score = aliases.includes(query.folded) ? WHOLE_NAME : 0;
  let exactWords = 0;
  for (const typed of query.words) {
    const { points, isExact } = scoreWord(typed, words);
    score += points;
    if (isExact) exactWords++;
  }
  const isWholeName = exactWords === query.words.length && exactWords === foldedName.split(' ').length;
  return isWholeName ? score + WHOLE_NAME : score;
}
