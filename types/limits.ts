/**
 * The one set of limits (D40), used by fields, files and API; the migrations repeat those that the database holds. Text
 * lengths are in UTF-16 code units, as `maxlength` counts them.
 */

export const MAX_TEAM_NAME = 60;
/** Names of persons and clubs, and every other short text. */
export const MAX_TEXT = 120;
export const MAX_ID = 64;
/** Display only: a biography is never stored. */
export const MAX_BIOGRAPHY = 20_000;
export const MAX_IMAGE_URL = 2048;

/** Hosts that may serve a player's picture. The content policy lists the same ones. */
export const IMAGE_HOSTS = ['r2.thesportsdb.com', 'www.thesportsdb.com'] as const;

export const STARTERS = 11;
/** spec §9 */
export const MAX_SUBSTITUTES = 7;

/** The lowest is 1. */
export const HIGHEST_SHIRT_NUMBER = 99;
/** What a player's year of birth may be at all; goals and assists count from 0. */
export const BIRTH_YEARS = { first: 1850, last: 2100 } as const;
export const HIGHEST_COUNT = 99_999;

/** Bytes. A larger team file is refused before it is read (D11). */
export const MAX_TEAM_FILE = 256 * 1024;

/** spec §9: the earliest year of birth that can be chosen. */
export const EARLIEST_YEAR = 1975;

/** A question to the assistant. */
export const MAX_QUESTION = 2000;
/** An answer of the assistant, as shown and stored. */
export const MAX_ANSWER = 16_000;
/** Sources of one answer. */
export const MAX_CITATIONS = 20;
/** Characters, spec §5. */
export const MIN_PASSWORD = 6;
/** D27: what lies beyond is not looked at by the hash that auth services use. */
export const MAX_PASSWORD_BYTES = 72;
