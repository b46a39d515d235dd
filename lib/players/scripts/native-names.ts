import type { NameWord } from '#lib/players/index/names/name-words.ts';
import { foldScript } from '#lib/players/scripts/fold-script.ts';

/** The JSON written by `npm run data`: player index rows, each with its names separated by `|`. */
export type NativeNameFile = {
  version: number;
  rows: readonly number[];
  written: readonly string[];
};

/** Raise this when the columns change, so that pages with other code reject the file. */
export const NATIVE_NAMES_VERSION = 1;

export type Native = { spellings: readonly string[]; words: readonly NameWord[] };

/** Folded native spellings and their words, by player index row. */
export type NativeNames = ReadonlyMap<number, Native>;

export function toNativeNames({ version, rows, written }: NativeNameFile): NativeNames {
  if (version !== NATIVE_NAMES_VERSION) throw new Error(`The native names have version ${version}.`);
  return new Map(rows.map((row, at) => [row, toNative((written[at] ?? '').split('|'))]));
}

/** Includes the spelling as one word, because spaces are often left out. */
function toNative(written: readonly string[]): Native {
  const spellings = written.map(foldScript);
  const texts = spellings.flatMap((spelling) => [...spelling.split(' '), spelling.replaceAll(' ', '')]);
  return { spellings, words: [...new Set(texts)].map((text) => ({ text, kind: 'alias' })) };
}
