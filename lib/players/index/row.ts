import type { PlayerColumns } from '#lib/players/index/columns.ts';
import { digitOf, GENDERS, type Gender } from '#lib/players/index/format.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { MAX_ID } from '#types/limits.ts';
import { type Player, POSITIONS, type Position } from '#types/player.ts';

/** What the card can show of a player without any network; an unknown value is null. */
export type IndexDetails = {
  /** `YYYY-MM-DD`, or `YYYY` where only the year is sure. */
  born: string;
  /** Natural position first. */
  positions: Position[];
  /** Most associated club first. */
  clubs: string[];
  /** First and last year of the senior career; a `to` of null is still active, or not known. */
  from: number | null;
  to: number | null;
  gender: Gender;
};

/**
 * From folded name and year of birth: it stays the same when accents, clubs or the day of birth are corrected in the
 * data, so that saved teams keep their players. That no two players share one is checked with the data.
 */
export function playerId(name: string, birthYear: number): string {
  return `index-${foldText(name)
    .replaceAll(' ', '-')
    .slice(0, MAX_ID - 'index--9999'.length)}-${birthYear}`;
}

function rowPosition(columns: PlayerColumns, row: number): Position {
  return POSITIONS[columns.position[row] ?? 0] ?? 'GK';
}

/** Whether one of these places in `POSITIONS` is among the positions played beside the natural one. */
export function alsoPlays(columns: PlayerColumns, row: number, places: ReadonlySet<number>): boolean {
  const digits = columns.otherPositions[row] ?? '';
  for (let at = 0; at < digits.length; at++) {
    if (places.has(digitOf(digits.charCodeAt(at)))) return true;
  }
  return false;
}

/** Positions played regularly beside the natural one. */
function rowOtherPositions(columns: PlayerColumns, row: number): Position[] {
  return Array.from(columns.otherPositions[row] ?? '', (digit) => POSITIONS[digitOf(digit.charCodeAt(0))]).filter(
    (position) => position !== undefined,
  );
}

/** Places in `columns.clubs`, most associated first. */
export function rowClubs(columns: PlayerColumns, row: number): Uint16Array {
  return columns.clubsOf.subarray(columns.clubStart[row], columns.clubStart[row + 1]);
}

/** Place in `columns.nations` of `Player.country` (D17): the country of the club, else the nation. */
export function rowCountry(columns: PlayerColumns, row: number): number {
  const club = rowClubs(columns, row)[0];
  const country = club === undefined ? 0 : (columns.clubCountry[club] ?? 0);
  return country === 0 ? (columns.nation[row] ?? 0) : country - 1;
}

/** The row as the one shape that a player has everywhere; equal for equal rows. */
export function toPlayer(columns: PlayerColumns, row: number): Player {
  const club = rowClubs(columns, row)[0];
  return {
    id: playerId(columns.names[row] ?? '', columns.birthYear[row] ?? 0),
    name: columns.names[row] ?? '',
    position: rowPosition(columns, row),
    nationality: columns.nations[columns.nation[row] ?? 0] ?? '',
    team: club === undefined ? '' : (columns.clubs[club] ?? ''),
    country: columns.nations[rowCountry(columns, row)] ?? '',
    year: columns.birthYear[row] ?? null,
    jerseyNumber: columns.number[row] || null,
    imageUrl: null,
    isSubstitute: false,
    apiId: null,
    goals: null,
    assists: null,
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** What the card shows of a row without any network. */
export function toDetails(columns: PlayerColumns, row: number): IndexDetails {
  const month = columns.birthMonth[row] ?? 0;
  const day = columns.birthDay[row] ?? 0;
  const year = columns.birthYear[row] ?? 0;
  return {
    born: month === 0 || day === 0 ? `${year}` : `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    positions: [rowPosition(columns, row), ...rowOtherPositions(columns, row)],
    clubs: Array.from(rowClubs(columns, row), (club) => columns.clubs[club] ?? ''),
    from: columns.from[row] || null,
    to: columns.to[row] || null,
    gender: GENDERS[columns.gender[row] ?? 0] ?? 'M',
  };
}
