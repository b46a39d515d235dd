/** The one set of limits (D40). Migrations repeat those the database enforces. Text lengths are in UTF-16 units. */

export const MAX_TEAM_NAME = 60;
export const MAX_TEXT = 120;
export const MAX_ID = 64;
export const MAX_BIOGRAPHY = 20_000;
export const MAX_IMAGE_URL = 2048;

export const IMAGE_HOSTS = [
  'r2.thesportsdb.com',
  'www.thesportsdb.com',
  'upload.wikimedia.org',
  'thumb.wikimedia.org',
] as const;

export const STARTERS = 11;
export const MAX_SUBSTITUTES = 7;

export const SHIRT_NUMBERS = { first: 1, last: 99 } as const;
export const BIRTH_YEARS = { first: 1850, last: 2100 } as const;
export const HIGHEST_COUNT = 99_999;

/** In one browser, without an account (D72). */
export const MAX_KEPT_TEAMS = 10;
export const MAX_CLOUD_TEAMS = 50;
export const MAX_CHAT_RECORDS = 1000;

/** In bytes (D11). */
export const MAX_TEAM_FILE = 256 * 1024;

/** The earliest choice for a year of birth. As a search criterion, any earlier year means all of them. */
export const EARLIEST_YEAR = 1975;

export const MAX_QUESTION = 2000;
export const MAX_ANSWER = 16_000;
export const MAX_CITATIONS = 20;
export const MAX_EMAIL = 254;
export const MIN_PASSWORD = 6;
/** Password hashes ignore anything longer (D27). */
export const MAX_PASSWORD_BYTES = 72;
