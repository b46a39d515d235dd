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

/** Most names need no folding but lower case, and decoding folds 5,727 of them. */
const PLAIN_NAME = /^[A-Za-z]+(?: [A-Za-z]+)*$/;
const fold = (text: string) => (PLAIN_NAME.test(text) ? text.toLowerCase() : foldText(text));

/** The words of a name with their kinds: 'Virgil van Dijk' gives virgil, van, dijk (last name) and vandijk (joined). */
export function nameWords(name: string): { word: string; kind: WordKind }[] {
  // A part between spaces that folds into several words was held together by an apostrophe, a hyphen or a point.
  const parts = name
    .split(' ')
    .map((part) => fold(part).split(' '))
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

/** Reads the names of all rows, handing the thread back after every `step` rows. */
export function* buildWordTable(columns: PlayerColumns, step: number): Generator<void, WordTable> {
  const placeOf = new Map<string, number>();
  const wordsInName = new Uint8Array(columns.size);
  const rowsOfAlias = new Map<string, number[]>();
  // One entry for each word of each name; sorted by word below.
  const found: { places: number[]; rows: number[]; kinds: number[] } = { places: [], rows: [], kinds: [] };
  const add = (word: string, row: number, kind: WordKind) => {
    let place = placeOf.get(word);
    if (place === undefined) {
      place = placeOf.size;
      placeOf.set(word, place);
    }
    found.places.push(place);
    found.rows.push(row);
    found.kinds.push(WORD_KINDS.indexOf(kind));
  };

  for (let row = 0; row < columns.size; row++) {
    const name = columns.names[row] ?? '';
    for (const { word, kind } of nameWords(name)) {
      add(word, row, kind);
      if (kind !== 'joined') wordsInName[row] = (wordsInName[row] ?? 0) + 1;
    }
    for (const alias of ALIASES.get(`${fold(name)} ${columns.birthYear[row]}`) ?? []) {
      for (const word of new Set(alias.split(' '))) add(word, row, 'alias');
      rowsOfAlias.set(alias, [...(rowsOfAlias.get(alias) ?? []), row]);
    }
    if (row % step === step - 1) yield;
  }

  const start = new Uint32Array(placeOf.size + 1);
  for (const place of found.places) start[place + 1] = (start[place + 1] ?? 0) + 1;
  for (let place = 0; place < placeOf.size; place++) start[place + 1] = (start[place + 1] ?? 0) + (start[place] ?? 0);
  const rows = new Uint16Array(found.rows.length);
  const kinds = new Uint8Array(found.rows.length);
  const next = start.slice();
  for (const [entry, place] of found.places.entries()) {
    const at = next[place] ?? 0;
    next[place] = at + 1;
    rows[at] = found.rows[entry] ?? 0;
    kinds[at] = found.kinds[entry] ?? 0;
  }
  return { words: [...placeOf.keys()], start, rows, kinds, wordsInName, rowsOfAlias };
}
