import { foldText } from '#lib/fold-text.ts';
import { ALIASES } from '#lib/player-index/aliases.ts';
import type { PlayerColumns } from '#lib/player-index/decode.ts';

/** What a word is in the name of a row. `joined`: parts that people also write as one ('vandijk', 'heungmin', 'etoo'). */
export const WORD_KINDS = ['name', 'lastName', 'joined', 'alias'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** Every word by which a player can be found, and the rows it stands in. */
export type WordTable = {
  words: string[];
  /** Rows of word w: `rows[start[w]]` up to before `rows[start[w + 1]]`; `kinds` beside it, places in `WORD_KINDS`. */
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

/** The words of a name with their kinds: 'Virgil van Dijk' gives virgil, van, dijk (last name) and vandijk (joined). */
export function nameWords(name: string): { word: string; kind: WordKind }[] {
  // A part between spaces that folds into several words was held together by an apostrophe, a hyphen or a point.
  const parts = name
    .split(' ')
    .map((part) => foldText(part).split(' '))
    .filter((part) => part[0] !== '');
  const own = parts.flat();
  const found: { word: string; kind: WordKind }[] = own.map((word, place) => ({
    word,
    kind: place === own.length - 1 ? 'lastName' : 'name',
  }));
  let held = '';
  for (const part of parts) {
    const joined = part.join('');
    const isParticle = part.length === 1 && PARTICLES.has(joined);
    if (part.length > 1 || (held !== '' && !isParticle)) found.push({ word: held + joined, kind: 'joined' });
    held = isParticle ? held + joined : '';
  }
  return found;
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
    for (const { word, kind } of nameWords(name)) {
      this.#addWord(word, row, kind);
      if (kind !== 'joined') this.#wordsInName[row] = (this.#wordsInName[row] ?? 0) + 1;
    }
    for (const alias of ALIASES.get(`${foldText(name)} ${birthYear}`) ?? []) {
      for (const word of new Set(alias.split(' '))) this.#addWord(word, row, 'alias');
      this.#rowsOfAlias.set(alias, [...(this.#rowsOfAlias.get(alias) ?? []), row]);
    }
  }

  #addWord(word: string, row: number, kind: WordKind): void {
    const place = this.#placeOf.get(word) ?? this.#placeOf.size;
    this.#placeOf.set(word, place);
    this.#places.push(place);
    this.#rows.push(row);
    this.#kinds.push(WORD_KINDS.indexOf(kind));
  }

  build(): WordTable {
    const start = new Uint32Array(this.#placeOf.size + 1);
    for (const place of this.#places) start[place + 1] = (start[place + 1] ?? 0) + 1;
    for (let place = 1; place < start.length; place++) start[place] = (start[place] ?? 0) + (start[place - 1] ?? 0);
    const rows = new Uint16Array(this.#rows.length);
    const kinds = new Uint8Array(this.#rows.length);
    const next = start.slice();
    for (const [entry, place] of this.#places.entries()) {
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
