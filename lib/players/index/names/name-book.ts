import { keptByIndex, type Parts } from '#lib/players/index/parts.ts';
import type { PlayerIndex } from '#lib/players/index/player-index.ts';

/** The distinct words of all names, so that a search looks at each word only once. */
export type NameBook = {
  texts: readonly string[];
  /** By word: its letters as bits, see `lettersOf`. */
  letters: Int32Array;
  /** By index row: where its words start in `words`, plus one entry for the end. */
  starts: Int32Array;
  /** Indexes into `texts`. */
  words: Int32Array;
  /** The rows, best known first, then by name. A list in this order needs little sorting. */
  order: Int32Array;
};

const LETTERS = 32;
/** In rows. */
const PART = 100;

/** One bit per letter in the word. Comparing bits rules out nearly every pair of words. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % LETTERS);
  return letters;
}

const books = keptByIndex(toNameBook);
export const nameBook = books.of;
export const prepareNameBook = books.prepare;

function* toNameBook(index: PlayerIndex): Parts<NameBook> {
  const places = new Map<string, number>();
  const words: number[] = [];
  const starts = new Int32Array(index.length + 1);
  for (const [row, entry] of index.entries()) {
    if (row % PART === 0) yield;
    for (const { text } of entry.words) {
      let place = places.get(text);
      if (place === undefined) {
        place = places.size;
        places.set(text, place);
      }
      words.push(place);
    }
    starts[row + 1] = words.length;
  }
  yield;
  const texts = [...places.keys()];
  const letters = Int32Array.from(texts, lettersOf);
  yield;
  return { texts, letters, starts, words: Int32Array.from(words), order: bestKnownFirst(index) };
}

/** Grouped by fame, because comparing thousands of players pairwise takes longer. */
function bestKnownFirst(index: PlayerIndex): Int32Array {
  const groups: number[][] = [];
  for (const [row, { fame }] of index.entries()) {
    groups[fame] ??= [];
    groups[fame].push(row);
  }
  const nameOf = (row: number) => index[row]?.foldedName ?? '';
  for (const group of groups) group?.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return Int32Array.from(groups.reverse().flat());
}

const alphabets = new WeakMap<PlayerIndex, Int32Array>();

export function rowsByName(index: PlayerIndex): Int32Array {
  let rows = alphabets.get(index);
  if (!rows) {
    const names = index.map(({ foldedName }) => foldedName);
    rows = Int32Array.from(index.keys()).sort((a, b) => ((names[a] as string) < (names[b] as string) ? -1 : 1));
    alphabets.set(index, rows);
  }
  return rows;
}

export function highestOf(values: Uint8Array, { starts, words }: NameBook, row: number): number {
  let highest = 0;
  for (let at = starts[row] ?? 0, end = starts[row + 1] ?? 0; at < end; at++) {
    const value = values[words[at] as number] as number;
    if (value > highest) highest = value;
  }
  return highest;
}
