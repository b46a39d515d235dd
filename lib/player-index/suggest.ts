import { positionPlaces } from '#lib/player-index/criteria.ts';
import type { PlayerColumns, PlayerIndex } from '#lib/player-index/decode.ts';
import { rowOtherPositions } from '#lib/player-index/row.ts';
import { TopRows } from '#lib/player-index/top-rows.ts';
import { POSITIONS, type Position } from '#types/player.ts';

/** Decades of activity, by their first year. */
export const ERAS = [1970, 1980, 1990, 2000, 2010, 2020] as const;
export type Era = (typeof ERAS)[number];

export type SuggestionOptions = {
  era?: Era | null;
  /** 12 by default. */
  limit?: number;
};

const DEFAULT_LIMIT = 12;
const LAST_YEAR = 2025;
/** For the few careers whose first or last year the data does not know. */
const USUAL_DEBUT = 19;
const USUAL_END = 36;
const OLDEST_STILL_ACTIVE = 42;
/** One late season does not make a player one of that decade. */
const YEARS_OF_AN_ERA = 4;

/** First and last year of a career. An empty last year means still active, unless that is implausible at the age. */
export function careerYears(columns: PlayerColumns, row: number): { from: number; to: number } {
  const born = columns.birthYear[row] ?? 0;
  const from = columns.from[row] || born + USUAL_DEBUT;
  const isStillActive = LAST_YEAR - born <= OLDEST_STILL_ACTIVE;
  const to = columns.to[row] || (isStillActive ? LAST_YEAR : Math.max(from, born + USUAL_END));
  return { from, to };
}

/** Whether the player was active in the decade for four years, or for the whole of a shorter career. */
export function isOfEra(columns: PlayerColumns, row: number, era: Era): boolean {
  const { from, to } = careerYears(columns, row);
  const years = Math.min(to, era + 9) - Math.max(from, era) + 1;
  return years >= Math.min(YEARS_OF_AN_ERA, to - from + 1);
}

/** What a row has to be above another: its natural position before any fame (0–1000). */
const NATURAL_POSITION = 10_000;

/**
 * Rows for an empty place of this natural position ('': for any), best known first (`fame.ts`): those whose natural position it is,
 * ST and CF as one (spec §9), then those who also played there (few are wing backs before anything else).
 */
export function suggestPlayers(
  index: PlayerIndex,
  position: Position | '',
  { era = null, limit = DEFAULT_LIMIT }: SuggestionOptions = {},
): number[] {
  const places = positionPlaces(position);
  const positions = new Set([...places].map((place) => POSITIONS[place]));
  const top = new TopRows(limit);
  for (let row = 0; row < index.size; row++) {
    const isNatural = position === '' || places.has(index.position[row] ?? -1);
    if (!isNatural && !rowOtherPositions(index, row).some((other) => positions.has(other))) continue;
    if (era !== null && !isOfEra(index, row, era)) continue;
    top.add(row, (isNatural ? NATURAL_POSITION : 0) + (index.fame[row] ?? 0));
  }
  return top.rows();
}
