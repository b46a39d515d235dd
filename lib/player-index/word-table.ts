import { foldText } from '#lib/fold-text.ts';
import { ALIAS_WORDS } from '#lib/player-index/aliases.ts';
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

/** Reads the names of all rows, handing the thread back after every `step` rows. */
export function* buildWordTable(columns: PlayerColumns, step: number): Generator<void, WordTable> {
  const postings = new Map<string, number[]>();
  const wordsInName = new Uint8Array(columns.size);
  let total = 0;
  const add = (word: string, row: number, kind: WordKind) => {
    const posting = row * WORD_KINDS.length + WORD_KINDS.indexOf(kind);
    const known = postings.get(word);
    if (known) known.push(posting);
    else postings.set(word, [posting]);
    total++;
  };

  for (let row = 0; row < columns.size; row++) {
    const name = columns.names[row] ?? '';
    for (const { word, kind } of nameWords(name)) {
      add(word, row, kind);
      if (kind !== 'joined') wordsInName[row] = (wordsInName[row] ?? 0) + 1;
    }
    for (const word of ALIAS_WORDS.get(`${foldText(name)} ${columns.birthYear[row]}`) ?? []) add(word, row, 'alias');
    if (row % step === step - 1) yield;
  }

  const words = [...postings.keys()];
  const start = new Uint32Array(words.length + 1);
  const rows = new Uint16Array(total);
  const kinds = new Uint8Array(total);
  let end = 0;
  for (const [place, list] of [...postings.values()].entries()) {
    for (const posting of list) {
      rows[end] = Math.floor(posting / WORD_KINDS.length);
      kinds[end] = posting % WORD_KINDS.length;
      end++;
    }
    start[place + 1] = end;
  }
  return { words, start, rows, kinds, wordsInName };
}
