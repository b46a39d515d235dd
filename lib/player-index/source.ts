import { GENDERS, type Gender } from '#lib/player-index/format.ts';
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

function parseYear(text: string): number | null | undefined {
  if (text === '') return null;
  return /^\d{4}$/.test(text) ? Number(text) : undefined;
}

/** Reads one line of the data; whether its values are plausible is `scripts/check-data.ts`'s question. */
export function parseSourceLine(line: string): SourceLine {
  const refuse = (reason: string): SourceLine => ({ ok: false, reason });
  const cells = line.split('\t');
  if (cells.length !== COLUMNS.length) return refuse(`${cells.length} columns instead of ${COLUMNS.length}`);
  const [name = '', born = '', nation = '', position, others = '', club = '', clubs = '', number = '', from, to, sex] =
    cells;

  const date = BORN.exec(born);
  if (!date) return refuse(`born '${born}'`);
  const [birthYear, birthMonth, birthDay] = [Number(date[1]), Number(date[2] ?? 0), Number(date[3] ?? 0)];
  if (date[2] !== undefined && !isCalendarDate(birthYear, birthMonth, birthDay)) return refuse(`no such day: ${born}`);

  if (!isPosition(position)) return refuse(`position '${position}'`);
  const positions = others === '' ? [] : others.split(',');
  if (!positions.every(isPosition)) return refuse(`positions '${others}'`);

  if (number !== '' && !/^[1-9]\d?$/.test(number)) return refuse(`number '${number}'`);
  const first = parseYear(from ?? '');
  const last = parseYear(to ?? '');
  if (first === undefined || last === undefined) return refuse(`career '${from}' to '${to}'`);
  const gender = GENDERS.find((known) => known === sex);
  if (!gender) return refuse(`gender '${sex}'`);

  const player: SourcePlayer = {
    name,
    birthYear,
    birthMonth,
    birthDay,
    nation,
    position,
    positions,
    clubs: [club, ...clubs.split('|')].filter((known) => known !== ''),
    number: number === '' ? null : Number(number),
    from: first,
    to: last,
    gender,
  };
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
