import { GENDERS, type Gender } from '#lib/players/index/format.ts';
import { isPosition, type Position } from '#types/player.ts';

/** One line of `data/players.tsv`; the columns are explained in `data/README.md`. */
export type SourcePlayer = {
  name: string;
  birthYear: number;
  /** 0 where only the year is sure. */
  birthMonth: number;
  birthDay: number;
  nation: string;
  position: Position;
  positions: Position[];
  /** Most associated club first; empty where none is known. */
  clubs: string[];
  number: number | null;
  from: number | null;
  to: number | null;
  gender: Gender;
};

export const COLUMNS = [
  'name',
  'born',
  'nation',
  'position',
  'positions',
  'club',
  'clubs',
  'number',
  'from',
  'to',
  'gender',
] as const;

export type SourceLine = { ok: true; player: SourcePlayer } | { ok: false; reason: string };

const BORN = /^(\d{4})(?:-(\d\d)-(\d\d))?$/;

function isCalendarDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

type Parsed<Value> = { ok: true; value: Value } | { ok: false; reason: string };

const read = <Value>(value: Value): Parsed<Value> => ({ ok: true, value });
const refuse = (reason: string): { ok: false; reason: string } => ({ ok: false, reason });

function parseBorn(text: string): Parsed<Pick<SourcePlayer, 'birthYear' | 'birthMonth' | 'birthDay'>> {
  const date = BORN.exec(text);
  if (!date) return refuse(`born '${text}'`);
  const [birthYear, birthMonth, birthDay] = [Number(date[1]), Number(date[2] ?? 0), Number(date[3] ?? 0)];
  if (birthMonth !== 0 && !isCalendarDate(birthYear, birthMonth, birthDay)) return refuse(`no such day: ${text}`);
  return read({ birthYear, birthMonth, birthDay });
}

function parsePositions(own: string, others: string): Parsed<Pick<SourcePlayer, 'position' | 'positions'>> {
  if (!isPosition(own)) return refuse(`position '${own}'`);
  const positions = others === '' ? [] : others.split(',');
  return positions.every(isPosition) ? read({ position: own, positions }) : refuse(`positions '${others}'`);
}

function parseNumber(text: string): Parsed<Pick<SourcePlayer, 'number'>> {
  if (text === '') return read({ number: null });
  return /^[1-9]\d?$/.test(text) ? read({ number: Number(text) }) : refuse(`number '${text}'`);
}

function parseCareer(from: string, to: string): Parsed<Pick<SourcePlayer, 'from' | 'to'>> {
  if (![from, to].every((year) => /^(\d{4})?$/.test(year))) return refuse(`career '${from}' to '${to}'`);
  return read({ from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) });
}

function parseGender(text: string): Parsed<Pick<SourcePlayer, 'gender'>> {
  const gender = GENDERS.find((known) => known === text);
  return gender ? read({ gender }) : refuse(`gender '${text}'`);
}

/** Reads one line of the data; whether its values are plausible is `scripts/data/check-source.ts`'s question. */
export function parseSourceLine(line: string): SourceLine {
  const cells = line.split('\t');
  if (cells.length !== COLUMNS.length) return refuse(`${cells.length} columns instead of ${COLUMNS.length}`);
  const cell = (column: (typeof COLUMNS)[number]) => cells[COLUMNS.indexOf(column)] ?? '';
  if (cell('name') === '' || cell('nation') === '') return refuse('no name or no nation');
  if (cell('club') === '' && cell('clubs') !== '') return refuse('other clubs, but no club');

  const born = parseBorn(cell('born'));
  if (!born.ok) return born;
  const positions = parsePositions(cell('position'), cell('positions'));
  if (!positions.ok) return positions;
  const number = parseNumber(cell('number'));
  if (!number.ok) return number;
  const career = parseCareer(cell('from'), cell('to'));
  if (!career.ok) return career;
  const gender = parseGender(cell('gender'));
  if (!gender.ok) return gender;

  const clubs = [cell('club'), ...cell('clubs').split('|')].filter((club) => club !== '');
  const texts = { name: cell('name'), nation: cell('nation'), clubs };
  const player = { ...texts, ...born.value, ...positions.value, ...number.value, ...career.value, ...gender.value };
  return { ok: true, player };
}

/** The whole table, header line first; throws on the first line that cannot be read, because nothing may be built from it. */
export function parseSource(table: string): SourcePlayer[] {
  const [header, ...lines] = table.replace(/\n$/, '').split('\n');
  if (header !== COLUMNS.join('\t')) throw new Error(`The player data begins with other columns: ${header}`);
  return lines.map((line, at) => {
    const parsed = parseSourceLine(line);
    if (!parsed.ok) throw new Error(`Player data, line ${at + 2}: ${parsed.reason}`);
    return parsed.player;
  });
}
