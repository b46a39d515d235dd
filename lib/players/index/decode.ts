import type { PlayerColumns } from '#lib/players/index/columns.ts';
import {
  CLUB_WIDTH,
  checksum,
  DIGIT_BASE,
  digitOf,
  FIRST_BIRTH_YEAR,
  FORMAT_VERSION,
  GENDERS,
  LINE_END,
  MAGIC,
  MAX_FAME,
  NUMBER_COLUMNS,
  type NumberColumn,
  SEPARATOR,
  TEXT_COLUMNS,
} from '#lib/players/index/format.ts';
import { buildWordTable, type WordTable } from '#lib/players/index/word-table.ts';
import { POSITIONS } from '#types/player.ts';

export type PlayerIndex = PlayerColumns & {
  words: WordTable;
};

/**
 * `cut`: shorter than it says. `version`: written for other code. `corrupt`: everything else that is not the file that
 * was written.
 */
export type Refusal = 'cut' | 'version' | 'corrupt';

export type Decoded = { ok: true; index: PlayerIndex } | { ok: false; reason: Refusal };

/** Rows handled before the caller may let the browser breathe. */
const STEP = 500;

const VERSION = new RegExp(`^${MAGIC} (\\d+) `);
const HEADER = /^\S+ \d+ (\d+) (\d+) ([0-9a-f]{8})$/;
/** Bytes within which the header ends. */
const MAX_HEADER = 80;

const LINE_END_BYTE = LINE_END.charCodeAt(0);
const SEPARATOR_BYTE = SEPARATOR.charCodeAt(0);

/** Only what a person reads becomes text; numbers are read as the bytes that they are. */
type Line = Uint8Array;

const utf8 = new TextDecoder();

function checkBody(bytes: Uint8Array): { ok: true; rows: number; body: Uint8Array } | { ok: false; reason: Refusal } {
  const text = utf8.decode(bytes.subarray(0, MAX_HEADER));
  const end = text.indexOf(LINE_END);
  const isAll = bytes.length <= MAX_HEADER;
  if (end < 0) return { ok: false, reason: isAll && MAGIC.startsWith(text.slice(0, MAGIC.length)) ? 'cut' : 'corrupt' };
  const version = VERSION.exec(text);
  if (version && Number(version[1]) !== FORMAT_VERSION) return { ok: false, reason: 'version' };
  const header = HEADER.exec(text.slice(0, end));
  if (!version || !header) return { ok: false, reason: 'corrupt' };
  const [rows, length] = [Number(header[1]), Number(header[2])];
  const body = bytes.subarray(end + 1);
  if (body.length < length) return { ok: false, reason: 'cut' };
  if (body.length > length || checksum(body) !== header[3]) return { ok: false, reason: 'corrupt' };
  return { ok: true, rows, body };
}

function linesOf(body: Uint8Array): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= body.length; ) {
    const found = body.indexOf(LINE_END_BYTE, start);
    const end = found < 0 ? body.length : found;
    lines.push(body.subarray(start, end));
    start = end + 1;
  }
  return lines;
}

/** Thrown and caught in this file only: a checksum that fits over columns that do not is the writer's fault. */
class Misfit extends Error {}

/** Reads one number a row. The checksum has vouched for the digits, so only what would leave our lists is looked for. */
function readNumbers<Column extends Uint8Array | Uint16Array>(
  line: Line | undefined,
  width: number,
  into: Column,
  limit: number,
): Column {
  if (line?.length !== into.length * width) throw new Misfit();
  for (let row = 0; row < into.length; row++) {
    const value = width === 1 ? digitOf(line[row] ?? 0) : twoDigits(line, 2 * row);
    if (value < 0 || value >= limit) throw new Misfit();
    into[row] = value;
  }
  return into;
}

function twoDigits(line: Line, at: number): number {
  return digitOf(line[at] ?? 0) * DIGIT_BASE + digitOf(line[at + 1] ?? 0);
}

/** Adds a year to each distance that is not 0, which means 'not known'. */
function addYears(distances: Uint16Array, years: (row: number) => number): Uint16Array {
  for (let row = 0; row < distances.length; row++) {
    const distance = distances[row] ?? 0;
    if (distance > 0) distances[row] = distance + years(row);
  }
  return distances;
}

function readTexts(line: Line | undefined): string[] {
  return line?.length ? utf8.decode(line).split(SEPARATOR) : [];
}

/** One entry for every row; entries may be empty. */
function readList(line: Line | undefined, size: number): string[] {
  const list = size === 0 ? readTexts(line) : utf8.decode(line).split(SEPARATOR);
  if (list.length !== size) throw new Misfit();
  return list;
}

/** The clubs of each row, `CLUB_WIDTH` digits each, rows separated. */
function readClubs(
  line: Line | undefined,
  size: number,
  clubCount: number,
): Pick<PlayerColumns, 'clubStart' | 'clubsOf'> {
  const digits = line ?? new Uint8Array();
  const separators = Math.max(0, size - 1);
  if (digits.length < separators) throw new Misfit();
  const clubStart = new Uint32Array(size + 1);
  const clubsOf = new Uint16Array((digits.length - separators) / CLUB_WIDTH);
  let [row, count] = [0, 0];
  for (let at = 0; at < digits.length; ) {
    if (digits[at] === SEPARATOR_BYTE) {
      row++;
      clubStart[row] = count;
      at++;
    } else {
      const club = twoDigits(digits, at);
      if (club < 0 || club >= clubCount) throw new Misfit();
      clubsOf[count] = club;
      count++;
      at += CLUB_WIDTH;
    }
  }
  if (row !== separators || count !== clubsOf.length) throw new Misfit();
  clubStart[size] = count;
  return { clubStart, clubsOf };
}

function* readColumns(rows: number, lines: Line[]): Generator<void, PlayerColumns> {
  if (lines.length !== TEXT_COLUMNS + NUMBER_COLUMNS.length) throw new Misfit();
  const nations = readTexts(lines[0]);
  const clubs = readTexts(lines[1]);
  const clubCountry = readNumbers(lines[2], 2, new Uint16Array(clubs.length), nations.length + 1);
  const names = readList(lines[3], rows);
  const otherPositions = readList(lines[4], rows);
  yield;
  const playedFor = readClubs(lines[5], rows, clubs.length);
  yield;
  const numbers = Object.fromEntries(
    NUMBER_COLUMNS.map(([column, width], at) => [column, { line: lines[TEXT_COLUMNS + at], width }]),
  ) as Record<NumberColumn, { line: Line | undefined; width: number }>;
  const bytes = (column: NumberColumn, limit: number) =>
    readNumbers(numbers[column].line, numbers[column].width, new Uint8Array(rows), limit);
  const words = (column: NumberColumn, limit: number) =>
    readNumbers(numbers[column].line, numbers[column].width, new Uint16Array(rows), limit);
  // Written one higher in the file, so that 0 stays free there as in the other columns of years.
  const birthYear = addYears(words('birthYear', DIGIT_BASE), () => FIRST_BIRTH_YEAR - 1);
  const careerYear = (column: 'from' | 'to') => addYears(words(column, DIGIT_BASE), (row) => birthYear[row] ?? 0);
  const columns: PlayerColumns = {
    size: rows,
    names,
    nations,
    clubs,
    clubCountry,
    ...playedFor,
    otherPositions,
    nation: words('nation', nations.length),
    birthYear,
    birthMonth: bytes('birthMonth', 13),
    birthDay: bytes('birthDay', 32),
    position: bytes('position', POSITIONS.length),
    number: bytes('number', 100),
    from: careerYear('from'),
    to: careerYear('to'),
    gender: bytes('gender', GENDERS.length),
    fame: words('fame', MAX_FAME + 1),
  };
  yield;
  return columns;
}

/**
 * Reads the bytes of the index file in steps of a few milliseconds, so that the caller can hand the thread back between them.
 * Never throws for a bad file: the answer names the reason.
 */
export function* decodeInSteps(bytes: Uint8Array): Generator<void, Decoded> {
  const checked = checkBody(bytes);
  if (!checked.ok) return checked;
  yield;
  try {
    const columns = yield* readColumns(checked.rows, linesOf(checked.body));
    const words = yield* buildWordTable(columns, STEP);
    return { ok: true, index: { ...columns, words } };
  } catch (error) {
    if (error instanceof Misfit) return { ok: false, reason: 'corrupt' };
    throw error;
  }
}

/** `decodeInSteps` of a text and without the pauses, for tests and scripts. */
export function decodePlayerIndex(text: string): Decoded {
  const steps = decodeInSteps(new TextEncoder().encode(text));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
