import type { PlayerIndex } from '#lib/players/index/decode.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** The longest names of the index have so many words. */
const MOST_WORDS = 6;
/** One word alone is a name only from so many letters on, and with a capital: 'Pelé', not 'son'. */
const SHORTEST_SINGLE = 4;

export type NameTable = ReadonlyMap<string, number>;

/** Folded full name → row; of two players of one name the better known. */
export function nameTable(index: PlayerIndex): NameTable {
  const table = new Map<string, number>();
  index.names.forEach((name, row) => {
    const folded = foldText(name);
    const known = table.get(folded);
    if (known === undefined || (index.fame[row] ?? 0) > (index.fame[known] ?? 0)) table.set(folded, row);
  });
  return table;
}

/**
 * Rows of the players whose full name a text has, in its order, each once and at most `limit`. The longest name counts:
 * 'Cristiano Ronaldo' does not also name 'Ronaldo'.
 */
export function namedRows(table: NameTable, text: string, limit: number): number[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const folded = words.map(foldText);
  const rows = new Set<number>();
  for (let at = 0; at < words.length && rows.size < limit; ) {
    const { row, length } = nameAt(table, words, folded, at);
    if (row !== undefined) rows.add(row);
    at += length;
  }
  return [...rows];
}

function nameAt(table: NameTable, words: readonly string[], folded: readonly string[], at: number) {
  const word = words[at] ?? '';
  const isCapital = /^\p{Lu}/u.test(word);
  const least = isCapital && word.length >= SHORTEST_SINGLE ? 1 : 2;
  for (let length = Math.min(MOST_WORDS, words.length - at); length >= least; length--) {
    const row = table.get(folded.slice(at, at + length).join(' '));
    if (row !== undefined) return { row, length };
  }
  return { row: undefined, length: 1 };
}
