import { ALIASED_LAST_NAMES, ALIASES } from '#lib/players/index/aliases.ts';
import type { PlayerColumns } from '#lib/players/index/columns.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** What a word is in the name of a row, as bytes of a column. */
export const NAME = 0;
export const LAST_NAME = 1;
/** Parts that people also write as one: 'vandijk', 'heungmin', 'etoo'. */
export const JOINED = 2;
export const ALIAS = 3;

/** Every word by which a player can be found, and the rows it stands in. */
export type WordTable = {
  words: string[];
  /** Rows of word w: `rows[start[w]]` up to before `rows[start[w + 1]]`; `kinds` beside it. */
  start: Uint32Array;
  rows: Uint16Array;
  kinds: Uint8Array;
  /** Words in the name of each row, joined ones and aliases not counted. */
  wordsInName: Uint8Array;
  /** Rows by a whole alias, folded. */
  rowsOfAlias: Map<string, number[]>;
};

/** Particles that belong to the word after them. */
const PARTICLES = new Set(
  'al ben d da dal de del della den der di do dos du el la le lo mac mc o san st te ten ter van von'.split(' '),
);

/** The words of a name, folded: 'Virgil van Dijk' has virgil, van, dijk of its own and vandijk joined. */
export function nameWords(name: string): { own: string[]; joined: string[] } {
  const own = foldText(name).split(' ');
  // Written together although of several words: "Eto'o", 'Heung-min'.
  const isHeldTogether = own.length > countParts(name);
  return { own, joined: isHeldTogether || own.some((word) => PARTICLES.has(word)) ? joinedWords(name) : [] };
}

function countParts(name: string): number {
  let parts = 1;
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) parts++;
  return parts;
}

function joinedWords(name: string): string[] {
  const joined: string[] = [];
  let particles = '';
  for (const part of name.split(' ')) {
    const words = foldText(part).split(' ');
    const isParticle = words.length === 1 && PARTICLES.has(words[0] ?? '');
    if (words.length > 1 || (particles !== '' && !isParticle)) joined.push(particles + words.join(''));
    particles = isParticle ? particles + words[0] : '';
  }
  return joined;
}

/** One entry for each word of each name, in the order of the rows; sorted by word at the end. */
class WordTableBuilder {
  readonly #placeOf = new Map<string, number>();
  readonly #places: number[] = [];
  readonly #rows: number[] = [];
  readonly #kinds: number[] = [];
  readonly #wordsInName: Uint8Array;
  readonly #rowsOfAlias = new Map<string, number[]>();

  constructor(size: number) {
    this.#wordsInName = new Uint8Array(size);
  }

  addRow(row: number, name: string, birthYear: number): void {
    const { own, joined } = nameWords(name);
    this.#wordsInName[row] = own.length;
    for (let place = 0; place < own.length; place++) {
      this.#addWord(own[place] ?? '', row, place < own.length - 1 ? NAME : LAST_NAME);
    }
    for (const word of joined) this.#addWord(word, row, JOINED);
    // Hardly anybody has one: the last word tells so for less than putting the whole name together.
    if (!ALIASED_LAST_NAMES.has(own.at(-1) ?? '')) return;
    for (const alias of ALIASES.get(`${own.join(' ')} ${birthYear}`) ?? []) {
      for (const word of new Set(alias.split(' '))) this.#addWord(word, row, ALIAS);
      this.#rowsOfAlias.set(alias, [...(this.#rowsOfAlias.get(alias) ?? []), row]);
    }
  }

  #addWord(word: string, row: number, kind: number): void {
    let place = this.#placeOf.get(word);
    if (place === undefined) {
      place = this.#placeOf.size;
      this.#placeOf.set(word, place);
    }
    this.#places.push(place);
    this.#rows.push(row);
    this.#kinds.push(kind);
  }

  build(): WordTable {
    const start = new Uint32Array(this.#placeOf.size + 1);
    for (const place of this.#places) start[place + 1] = (start[place + 1] ?? 0) + 1;
    for (let place = 1; place < start.length; place++) start[place] = (start[place] ?? 0) + (start[place - 1] ?? 0);
    const rows = new Uint16Array(this.#rows.length);
    const kinds = new Uint8Array(this.#rows.length);
    const next = start.slice();
    for (let entry = 0; entry < rows.length; entry++) {
      const place = this.#places[entry] ?? 0;
      const at = next[place] ?? 0;
      next[place] = at + 1;
      rows[at] = this.#rows[entry] ?? 0;
      kinds[at] = this.#kinds[entry] ?? 0;
    }
    const words = [...this.#placeOf.keys()];
    return { words, start, rows, kinds, wordsInName: this.#wordsInName, rowsOfAlias: this.#rowsOfAlias };
  }
}

/** Reads the names of all rows, handing the thread back after every `step` rows. */
export function* buildWordTable(columns: PlayerColumns, step: number): Generator<void, WordTable> {
  const builder = new WordTableBuilder(columns.size);
  for (let row = 0; row < columns.size; row++) {
    builder.addRow(row, columns.names[row] ?? '', columns.birthYear[row] ?? 0);
    if (row % step === step - 1) yield;
  }
  return builder.build();
}
