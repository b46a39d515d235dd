import type { Gender } from '#lib/players/index/player-index.ts';
import { parseTable, splitCell } from '#scripts/data/table.ts';
import { isPlayerPosition, type PlayerPosition } from '#types/position.ts';

/** One row of `data/players.tsv`; `data/README.md` explains the columns. */
export type SourcePlayer = {
  name: string;
  born: string;
  birthYear: number;
  nation: string;
  position: PlayerPosition;
  positions: readonly PlayerPosition[];
  /** The club fans associate with the player first. */
  clubs: readonly string[];
  /** The last known club of an active player, if another one. */
  now: string;
  number: number | null;
  from: number | null;
  to: number | null;
  gender: Gender;
  /** 'squads': known from World Cup squads only. */
  source: 'general' | 'squads';
};

export const COLUMNS = [
  'name',
  'born',
  'nation',
  'position',
  'positions',
  'club',
  'clubs',
  'now',
  'number',
  'from',
  'to',
  'gender',
  'source',
] as const;

export type PlayerRow = Record<(typeof COLUMNS)[number], string>;

function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

function requireThat(isRight: boolean, fault: string): asserts isRight {
  if (!isRight) throw new Error(fault);
}

function toYear(text: string): number | null {
  requireThat(/^(\d{4})?$/.test(text), `year '${text}'`);
  return text === '' ? null : Number(text);
}

export function toSourcePlayer(row: PlayerRow): SourcePlayer {
  const { name, born, nation, position, number, gender, source, now } = row;
  const positions = row.positions === '' ? [] : row.positions.split(',');
  requireThat(name !== '' && nation !== '', 'no name or no nation');
  requireThat(/^\d{4}$/.test(born) || (/^\d{4}-\d\d-\d\d$/.test(born) && isCalendarDate(born)), `born '${born}'`);
  requireThat(isPlayerPosition(position), `position '${position}'`);
  requireThat(positions.every(isPlayerPosition), `positions '${row.positions}'`);
  requireThat(row.club !== '' || row.clubs === '', 'other clubs, but no club');
  requireThat(/^([1-9]\d?)?$/.test(number), `number '${number}'`);
  requireThat(source === 'general' || source === 'squads', `source '${source}'`);
  requireThat(gender === 'M' || gender === 'F', `gender '${gender}'`);
  return {
    name,
    born,
    birthYear: Number(born.slice(0, 4)),
    nation,
    position,
    positions,
    clubs: [...splitCell(row.club), ...splitCell(row.clubs)],
    now,
    number: number === '' ? null : Number(number),
    from: toYear(row.from),
    to: toYear(row.to),
    gender,
    source,
  };
}

export function parsePlayers(text: string): SourcePlayer[] {
  return parseTable(text, COLUMNS).map(toSourcePlayer);
}
