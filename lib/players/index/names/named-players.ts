import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { Player } from '#types/player.ts';

const MOST_WORDS = 6;
/** A single word is a name only if capitalised and this long: 'Pelé', not 'son'. */
const SHORTEST_SINGLE = 4;

export type NameTable = ReadonlyMap<string, IndexedPlayer>;

export function nameTable(index: PlayerIndex): NameTable {
  const table = new Map<string, IndexedPlayer>();
  for (const entry of index) {
    const known = table.get(entry.foldedName);
    if (known === undefined || entry.fame > known.fame) table.set(entry.foldedName, entry);
  }
  return table;
}

/** In the text's order. The longest name wins: 'Cristiano Ronaldo' doesn't also count as 'Ronaldo'. */
export function playersNamedIn(text: string, table: NameTable, limit: number): Player[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const folded = words.map(foldText);
  const players = new Set<Player>();
  for (let at = 0; at < words.length && players.size < limit; ) {
    const { entry, length } = nameAt(table, words, folded, at);
    if (entry) players.add(entry.player);
    at += length;
  }
  return [...players];
}

function nameAt(table: NameTable, words: readonly string[], folded: readonly string[], at: number) {
  const word = words[at] ?? '';
  const isCapital = /^\p{Lu}/u.test(word);
  const least = isCapital && word.length >= SHORTEST_SINGLE ? 1 : 2;
  for (let length = Math.min(MOST_WORDS, words.length - at); length >= least; length--) {
    const entry = table.get(folded.slice(at, at + length).join(' '));
    if (entry) return { entry, length };
  }
  return { entry: null, length: 1 };
}
