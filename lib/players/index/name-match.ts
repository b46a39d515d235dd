import { searchWords } from '#lib/players/filters.ts';
import type { NameWord } from '#lib/players/index/name-words.ts';
import { foldText } from '#lib/team/fold-text.ts';

const MAX_QUERY = 120;
const MAX_WORDS = 8;

export type NameQuery = { words: readonly string[]; folded: string };

export function toNameQuery(query: string): NameQuery {
  const folded = foldText(query.slice(0, MAX_QUERY));
  return { words: [...new Set(searchWords(folded))].slice(0, MAX_WORDS), folded };
}

/** How a typed word meets a name, worst first. */
export const MEETS = { not: 0, inside: 1, start: 2, whole: 3 } as const;

export function meets(typed: string, words: readonly NameWord[]): number {
  let best: number = MEETS.not;
  for (const { text } of words) {
    if (text.startsWith(typed)) {
      if (text.length === typed.length) return MEETS.whole;
      best = MEETS.start;
    } else if (best === MEETS.not && text.includes(typed)) best = MEETS.inside;
  }
  return best;
}

/**
 * The match levels of D51, best first. Below `insideWords` only some of the typed words are met, and the level says how
 * many; 0 means that none is.
 */
export const LEVEL = { wholeWords: 12, startsOfWords: 11, insideWords: 10 } as const;

export function matchLevel({ words: typed }: NameQuery, words: readonly NameWord[]): number {
  let met = 0;
  let worst: number = MEETS.whole;
  for (const word of typed) {
    const how = meets(word, words);
    if (how === MEETS.not) continue;
    met++;
    worst = Math.min(worst, how);
  }
  if (met === 0 || met < typed.length) return met;
  return LEVEL.insideWords + worst - MEETS.inside;
}
