/**
 * What the file says, one array a column: 5,727 objects would take five times the memory, and a search reads only two
 * columns of most rows. A row is its place in these arrays, from 0.
 */
export type PlayerColumns = {
  size: number;
  names: string[];
  /** Nations and countries of clubs. */
  nations: string[];
  clubs: string[];
  /** One more than the place in `nations` of a club's country, 0 where the reference data does not know the club. */
  clubCountry: Uint16Array;
  /** Clubs of row r: `clubsOf[clubStart[r]]` up to before `clubStart[r + 1]`, most associated first. */
  clubStart: Uint32Array;
  clubsOf: Uint16Array;
  /** Other positions, each one character of the file; read through `row.ts`. */
  otherPositions: string[];
  nation: Uint16Array;
  birthYear: Uint16Array;
  /** 0 where only the year is known, like `birthDay`. */
  birthMonth: Uint8Array;
  birthDay: Uint8Array;
  /** Place in `POSITIONS`. */
  position: Uint8Array;
  /** 0 where none is known. */
  number: Uint8Array;
  /** First and last year of the career, 0 where not known. */
  from: Uint16Array;
  to: Uint16Array;
  /** Place in `GENDERS`. */
  gender: Uint8Array;
  /** 0–1000, see `fame.ts`. */
  fame: Uint16Array;
};
