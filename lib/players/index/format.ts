/**
 * The shape of the index file, shared by the writer (`encode.ts`) and the reader (`decode.ts`).
 *
 * Text, not binary, because hosts compress text by themselves: line 1 is the header, every other line one column.
 * Columns of the same kind of value compress to three fifths of what rows do.
 */

export const MAGIC = 'player-index';

/** Raised whenever the columns change, so that a browser with newer code refuses an older file instead of misreading it. */
export const FORMAT_VERSION = 4;

/** Separates the entries of a list column; never part of a name. */
export const SEPARATOR = '\t';

/** Separates the columns. */
export const LINE_END = '\n';

/** Values a digit can take: the printable ASCII characters from '!' on. */
export const DIGIT_BASE = 94;
const FIRST_DIGIT = 33;

/** What `fame.ts` gives at most. */
export const MAX_FAME = 1000;

/** Years of birth are written as distances from here, the first one as 1. */
export const FIRST_BIRTH_YEAR = 1930;

/** Order and width (in digits) of the columns that have one number for every row. */
export const NUMBER_COLUMNS = [
  ['nation', 2],
  ['birthYear', 1],
  ['birthMonth', 1],
  ['birthDay', 1],
  ['position', 1],
  ['number', 2],
  ['from', 1],
  ['to', 1],
  ['gender', 1],
  ['fame', 2],
] as const;
export type NumberColumn = (typeof NUMBER_COLUMNS)[number][0];

/** Lines after the header: nations, clubs, countries of the clubs, names, other positions, clubs of each row, then the number columns. */
export const TEXT_COLUMNS = 6;

/** Digits of a club's place in the list of clubs. */
export const CLUB_WIDTH = 2;

export const GENDERS = ['M', 'F'] as const;
export type Gender = (typeof GENDERS)[number];

/** Throws a `RangeError` for what is no whole number from 0, or too large for so many digits. */
export function digitsOf(value: number, width: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= DIGIT_BASE ** width) {
    throw new RangeError(`${value} does not fit in ${width} digits of the player index`);
  }
  let digits = '';
  for (let rest = value, place = 0; place < width; place++) {
    digits = String.fromCharCode(FIRST_DIGIT + (rest % DIGIT_BASE)) + digits;
    rest = Math.floor(rest / DIGIT_BASE);
  }
  return digits;
}

/** The value of the digit with this character code; outside 0–93 for a character that is none. */
export function digitOf(code: number): number {
  return code - FIRST_DIGIT;
}

/**
 * FNV-1a over the bytes, four at a time, which takes a third of the time of one by one: finds accidents, not attacks (the
 * file is served by ourselves). Whatever runs a browser puts the lowest of the four first.
 */
export function checksum(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  const whole = bytes.length - (bytes.length % 4);
  // A copy, because only at a multiple of four can bytes be read four at a time.
  const fours = new Uint32Array(bytes.slice(0, whole).buffer);
  for (let at = 0; at < fours.length; at++) hash = Math.imul(hash ^ (fours[at] ?? 0), 0x01000193);
  for (let at = whole; at < bytes.length; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Length and checksum are those of the bytes in UTF-8. */
export function writeHeader(rows: number, body: string): string {
  const bytes = new TextEncoder().encode(body);
  return `${MAGIC} ${FORMAT_VERSION} ${rows} ${bytes.length} ${checksum(bytes)}`;
}
