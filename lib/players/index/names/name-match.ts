import { searchWords } from '#lib/players/criteria.ts';
import { highestOf, lettersOf, type NameBook } from '#lib/players/index/names/name-book.ts';
import type { NameWord } from '#lib/players/index/names/name-words.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { MAX_TEXT } from '#types/limits.ts';

export const MAX_WORDS = 8;

export type NameQuery = { words: readonly string[]; folded: string };

export function toNameQuery(query: string): NameQuery {
  const folded = foldText(query.slice(0, MAX_TEXT));
  return { words: [...new Set(searchWords(folded))].slice(0, MAX_WORDS), folded };
}

/** How a typed word matches a name, worst first. */
export const MEETS = { not: 0, inside: 1, start: 2, whole: 3 } as const;

function meetsWord(typed: string, text: string): number {
  if (text.startsWith(typed)) return text.length === typed.length ? MEETS.whole : MEETS.start;
  return text.includes(typed) ? MEETS.inside : MEETS.not;
}

export function meetings(typed: string, { texts, letters }: NameBook): Uint8Array {
  const all = new Uint8Array(texts.length);
  const needed = lettersOf(typed);
  for (let word = 0; word < all.length; word++) {
    if ((needed & ~(letters[word] as number)) === 0) all[word] = meetsWord(typed, texts[word] as string);
  }
  return all;
}

/** D51's match levels. Below `insideWords`, the level is the number of typed words that match. */
export const LEVEL = { wholeWords: 12, startsOfWords: 11, insideWords: 10 } as const;

/** The level of each row. `typed` says how each typed word matches the book's words. */
export function levelsInBook(typed: readonly Uint8Array[], book: NameBook): Uint8Array {
  const levels = new Uint8Array(book.starts.length - 1);
  for (let row = 0; row < levels.length; row++) {
    let met = 0;
    let worst: number = MEETS.whole;
    for (let at = 0; at < typed.length; at++) {
      const how = highestOf(typed[at] as Uint8Array, book, row);
      if (how === MEETS.not) continue;
      met++;
      if (how < worst) worst = how;
    }
    levels[row] = toLevel(met, typed.length, worst);
  }
  return levels;
}

export function matchLevel({ words: typed }: NameQuery, words: readonly NameWord[]): number {
  const hows = typed.map((word) => Math.max(MEETS.not, ...words.map(({ text }) => meetsWord(word, text))));
  const met = hows.filter((how) => how !== MEETS.not);
  return toLevel(met.length, typed.length, Math.min(...met));
}

/** `worst` is the weakest match among the words that match. */
function toLevel(met: number, count: number, worst: number): number {
  return met === 0 || met < count ? met : LEVEL.insideWords + worst - MEETS.inside;
}
